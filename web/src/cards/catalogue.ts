// The set that is played with, once the engine has told it: fronts by code and the names of effects.
import { computed, signal } from "@preact/signals";
import type { CardFront, Catalogue, Cruiser } from "../engine/messages";

export const catalogue = signal<Catalogue | null>(null);

const fronts = computed(() => new Map(catalogue.value?.cards.map((card) => [card.id, card])));

export const frontOf = (id: string | null): CardFront | null => (id === null ? null : (fronts.value.get(id) ?? null));

export const cruiserNamed = (name: string | null): Cruiser | null =>
  catalogue.value?.cruisers.find((cruiser) => cruiser.name === name) ?? null;
