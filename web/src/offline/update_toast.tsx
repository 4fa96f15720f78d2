// Says that a new version is there. Reloading is offered, never done unasked: a game may be going on.
import { words } from "../i18n/words";
import "./update_toast.css";
import { laterUpdate, takeUpdate, updateWaits } from "./updates";

const t = words({
  ready: { en: "A new version of Wardroom is ready.", fr: "Une nouvelle version de Wardroom est prête." },
  kept: { en: "Your game is kept.", fr: "Votre partie est conservée." },
  reload: { en: "Reload", fr: "Recharger" },
  later: { en: "Later", fr: "Plus tard" },
});

export function UpdateToast() {
  return (
    <div class="update-toast" role="status">
      {updateWaits() && (
        <div class="panel row">
          <p>
            {t("ready")} <span class="quiet">{t("kept")}</span>
          </p>
          <button type="button" class="button loud" onClick={takeUpdate}>
            {t("reload")}
          </button>
          <button type="button" class="button" onClick={laterUpdate}>
            {t("later")}
          </button>
        </div>
      )}
    </div>
  );
}
