// One of a few: levels, modes, settings. Radio buttons, so that arrow keys work, drawn as tiles or as
// a row of segments.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import "./choices.css";

export interface ChoiceItem<T extends string> {
  value: T;
  label: string;
  note?: string;
  picture?: ComponentChildren;
}

interface Props<T extends string> {
  legend: string;
  items: ChoiceItem<T>[];
  value: T;
  look?: "tiles" | "segments";
  onChange: (value: T) => void;
}

export function Choices<T extends string>({ legend, items, value, look = "tiles", onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset class={`choices ${look}`}>
      <legend>{legend}</legend>
      <div class="choices-items">
        {items.map((item) => (
          <label class="choice" key={item.value}>
            <input type="radio" name={name} checked={item.value === value} onChange={() => onChange(item.value)} />
            {item.picture}
            <span>
              <b>{item.label}</b>
              {item.note && <small>{item.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  label: string;
  note?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ label, note, on, onChange }: SwitchProps) {
  return (
    <label class="switch">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked */}
      <input type="checkbox" role="switch" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        <b>{label}</b>
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}
