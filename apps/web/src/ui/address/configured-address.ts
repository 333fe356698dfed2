/** Fills `{name}` places of an address from the settings (decisions G-38 to G-46); values are escaped. */
export function fillAddress(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** The address inside the product that a filled template stands for, or null when it leads outside. */
export function innerAddress(filled: string): string | null {
  return filled.startsWith('#/') ? filled.slice(1) : null;
}
