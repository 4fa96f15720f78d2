// Starts the page.
import { render } from "preact";
import { App } from "./app/app";
import { startRouter } from "./app/router";
import { startSettings } from "./app/settings";
import { startViewport } from "./app/viewport";
import { IconSprite } from "./icons/icon";
import { UpdateToast } from "./offline/update_toast";
import { startOffline } from "./offline/updates";
import "./style/tokens.css";
import "./style/base.css";
import "./style/buttons.css";
import "./style/sky.css";

startSettings();
startRouter();
startViewport();
startOffline();
render(
  <>
    <IconSprite />
    <App />
    <UpdateToast />
  </>,
  document.getElementById("app")!,
);
