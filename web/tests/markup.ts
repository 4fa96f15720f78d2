// Components as text, for tests: enough of a renderer for those that are pure functions of their props.
import { Fragment, type ComponentChild, type VNode } from "preact";

export function markup(node: ComponentChild, indent = ""): string {
  if (node === null || node === undefined || typeof node === "boolean") return "";
  if (Array.isArray(node)) return node.map((child) => markup(child as ComponentChild, indent)).join("");
  if (typeof node !== "object") return `${indent}${String(node)}\n`;
  const { type, props } = node as VNode<Record<string, unknown>>;
  const children = props["children"] as ComponentChild;
  if (type === Fragment) return markup(children, indent);
  if (isClass(type)) return markup(new type(props).render(), indent);
  if (typeof type === "function") return markup((type as (props: unknown) => ComponentChild)(props), indent);
  const attributes = Object.entries(props)
    .filter(
      ([name, value]) => name !== "children" && value !== undefined && value !== false && typeof value !== "function",
    )
    .map(([name, value]) => ` ${name}="${typeof value === "object" ? JSON.stringify(value) : String(value)}"`)
    .join("");
  const inside = markup(children, `${indent}  `);
  return inside === ""
    ? `${indent}<${type}${attributes}/>\n`
    : `${indent}<${type}${attributes}>\n${inside}${indent}</${type}>\n`;
}

// What memo() makes.
const isClass = (type: unknown): type is new (props: unknown) => { props: unknown; render(): ComponentChild } =>
  typeof type === "function" && "render" in (type.prototype ?? {});
