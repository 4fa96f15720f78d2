// Words in both languages. A dictionary is a table of entries, English and French side by side like
// the engine's words files; it lives beside the components that use it, so that each screen loads
// its own. An entry can have parameters, `{name}`, and choose by number, `{n|card|cards}` (forms in
// the order of Intl.PluralRules: one, other). A missing key, language or parameter does not compile.
import { signal } from "@preact/signals";
import type { Bilingual, Language } from "../engine/messages";

export const languages: readonly Language[] = ["en", "fr"];
export const language = signal<Language>("en");

type Name<Hole extends string> = Hole extends `${infer N}|${string}` ? N : Hole;
type Names<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? Name<Hole> | Names<Rest>
  : never;
export type Params<Text extends string> = [Names<Text>] extends [never]
  ? []
  : [params: Record<Names<Text>, string | number>];

export type Entries = Record<string, Bilingual>;
export type Translate<Table extends Entries> = <Key extends keyof Table & string>(
  key: Key,
  ...params: Params<Table[Key]["en"]>
) => string;

const plural: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules("en"),
  fr: new Intl.PluralRules("fr"),
};

export function fill(text: string, params: Record<string, string | number>, into: Language): string {
  return text.replace(/\{(\w+)((?:\|[^{}|]*)*)\}/g, (_, name: string, forms: string) => {
    const value = params[name] ?? "";
    if (!forms) return String(value);
    const [one, other] = forms.slice(1).split("|");
    return (plural[into].select(Number(value)) === "one" ? one : (other ?? one)) ?? "";
  });
}

export function words<const Table extends Entries>(table: Table): Translate<Table> & { table: Table } {
  const translate = (key: string, params: Record<string, string | number> = {}) => {
    const entry = table[key] as Bilingual;
    return fill(entry[language.value], params, language.value);
  };
  return Object.assign(translate as Translate<Table>, { table });
}

// Text that came with both languages from the engine.
export const say = (text: Bilingual): string => text[language.value];

// 0.58 as "58 %", the way the language writes it.
export function percent(share: number): string {
  return new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 0 }).format(share);
}
