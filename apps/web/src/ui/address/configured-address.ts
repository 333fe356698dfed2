/** Fills the `{name}` placeholders of a configured address (G-38 to G-46); values are URL-encoded. */
export function fillAddress(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** The address inside the product, or null if it leads outside. */
export function innerAddress(filled: string): string | null {
  return filled.startsWith('#/') ? filled.slice(1) : null;
}
