// Says that it is one's turn to who looks elsewhere: a mark in the title, and a notification where that was
// allowed. The tone is the table's (table/sound.ts).
import { useEffect } from "preact/hooks";
import { settings } from "../app/settings";
import { titleMark } from "../app/title_mark";
import { words } from "../i18n/words";

const t = words({
  mark: { en: "● Your turn · ", fr: "● À vous · " },
  title: { en: "Your turn", fr: "À vous" },
  body: { en: "It is your decision at the table.", fr: "C’est à vous de décider à la table." },
});

export function useTurnAlert(mine: boolean, tag: string): void {
  useEffect(() => {
    if (!mine) return;
    titleMark.value = t("mark");
    if (document.visibilityState === "hidden") void notify(tag);
    return () => {
      titleMark.value = "";
    };
  }, [mine, tag]);
}

async function notify(tag: string): Promise<void> {
  if (!settings.peek().notify || !("Notification" in window) || Notification.permission !== "granted") return;
  const options = { body: t("body"), tag: `wardroom-${tag}` };
  // Phones show notifications of service workers only.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  try {
    if (worker) await worker.showNotification(t("title"), options);
    else new Notification(t("title"), options);
  } catch (reason) {
    console.warn("no notification:", reason);
  }
}

// Whether notifications may be shown now; asks the person, so only on a click.
export async function allowNotifications(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
