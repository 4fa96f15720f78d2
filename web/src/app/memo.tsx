// A component that is drawn again only when it would look different: its props are compared by what is in
// them, functions by identity. For what is many on a screen and seldom changes: cards, sectors, lines.
import { Component, type ComponentChildren, type ComponentType } from "preact";

export function memo<Props extends object>(Drawn: (props: Props) => ComponentChildren): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !alike(this.props, next);
    }
    override render() {
      return <Drawn {...(this.props as Props)} />;
    }
  };
}

// Plain values, arrays and objects of them.
export function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  const [ones, others] = [Object.entries(one), Object.entries(other)];
  return (
    ones.length === others.length && ones.every(([key, value]) => key in other && alike(value, other[key as never]))
  );
}
