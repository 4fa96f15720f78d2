// Icons on the page: one sprite, and references to it. An icon says nothing to screen readers;
// what holds it has a name.
import { iconNames, shapes, type IconName, type Shape } from "./shapes";
import "./icon.css";

export const iconRef = (name: IconName): string => `#icon-${name}`;

export function IconSprite() {
  return (
    <svg class="icon-sprite" aria-hidden="true">
      {iconNames.map((name) => {
        const { line, solid }: Shape = shapes[name];
        return (
          <symbol id={`icon-${name}`} viewBox="0 0 24 24" key={name}>
            {solid && <path d={solid} fill="currentColor" />}
            {line && <path d={line} class="icon-line" />}
          </symbol>
        );
      })}
    </svg>
  );
}

interface DrawnProps {
  name: IconName;
  // Its middle.
  x: number;
  y: number;
  size: number;
  upsideDown?: boolean;
  class?: string;
}

// An icon within a drawing. Cards have many: as plain paths they cost a browser a fraction of what references do.
export function DrawnIcon({ name, x, y, size, upsideDown = false, class: extra }: DrawnProps) {
  const { line, solid }: Shape = shapes[name];
  const scale = (upsideDown ? -size : size) / 24;
  return (
    <g transform={`matrix(${scale} 0 0 ${scale} ${x - 12 * scale} ${y - 12 * scale})`} class={extra} data-icon={name}>
      {solid && <path d={solid} fill="currentColor" />}
      {line && <path d={line} class="icon-line" />}
    </g>
  );
}

interface Props {
  name: IconName;
  size?: number;
  class?: string;
}

export function Icon({ name, size = 20, class: extra = "" }: Props) {
  return (
    <svg class={`icon ${extra}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={iconRef(name)} />
    </svg>
  );
}
