// The frame of a section in the gallery, and of one state in it.
import type { ComponentChildren } from "preact";
import "./gallery.css";

export function Section({ id, title, children }: { id: string; title: string; children: ComponentChildren }) {
  return (
    <section class="gallery-section" id={id} aria-label={title}>
      <h2>{title}</h2>
      <div class="gallery-items">{children}</div>
    </section>
  );
}

// `wide` takes the whole row, `width` so many pixels at most.
export function Item({
  name,
  wide = false,
  width,
  children,
}: {
  name: string;
  wide?: boolean;
  width?: number;
  children: ComponentChildren;
}) {
  return (
    <figure class={`gallery-item ${wide ? "wide" : ""}`} style={width ? { width: `min(100%, ${width}px)` } : undefined}>
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
