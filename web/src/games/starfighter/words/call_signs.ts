// A name for every numbered card, so that people can talk of it: a call sign, the same in both languages. It follows
// from the second number of the card's code, which is different for every card of the set; the code stands beside it
// wherever it is shown.
const signs = (
  "Altair Antares Arrow Aurora Avalanche Banshee Basilisk Blizzard Bolide Boreal " +
  "Calypso Canyon Capella Carbon Cascade Centaur Chimera Cobalt Cobra Comet " +
  "Condor Coral Corsair Cosmos Cyclone Delta Diablo Domino Dragon Dynamo " +
  "Echo Electra Ember Falcon Faun Felix Fjord Galleon Gemini Geyser " +
  "Granite Griffon Halo Harpoon Horizon Hydra Icarus Indigo Iris Jaguar " +
  "Javelin Joker Kelvin Kestrel Kodiak Lancer Lotus Lynx Magma Mamba " +
  "Meteor Mirage Mistral Monsoon Nebula Nomad Nova Oasis Obsidian Onyx " +
  "Orbit Orion Osiris Panther Pegasus Phoenix Polaris Pulsar Puma Python " +
  "Quartz Quasar Raven Saber Samurai Saturn Scorpion Sirius Solstice Talisman " +
  "Tempest Titan Tornado Tundra Vega Vertigo Viper Vortex Zenith Zephyr"
).split(" ");

export function callSign(id: string): string {
  const number = /^\d+-(\d+)$/.exec(id)?.[1];
  const at = number ? Number(number) : [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return signs[(at * 37) % signs.length]!;
}

// "Kestrel (3-10)": the code in brackets is drawn small.
export const namedCard = (id: string): string => `${callSign(id)} (${id})`;
