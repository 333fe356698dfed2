import { expect, test } from 'vitest';
import { UsedStyles } from './used-styles.ts';

function usedOf(css: string, markup: string): string {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = css;
  const styles = new UsedStyles([sheet.sheet!]);
  const element = document.createElement('div');
  element.innerHTML = markup;
  styles.add(element);
  sheet.remove();
  return styles.css().replaceAll(/\s+/g, ' ');
}

const table = '<table class="table"><tbody><tr><td>1</td></tr></tbody></table>';

test.each([
  '.table :is(th, td) { color: red; }',
  '.table tr > :last-child { color: red; }',
  '.table > tbody > tr:nth-last-child(2) { color: red; }',
  '.other, .table td { color: red; }',
  '.table:not(:is(.a, .b))::before { color: red; }',
  ':root { color: red; }',
  ':is(h2, td) { color: red; }',
])('the rule %s is used by a table', (rule) => {
  expect(usedOf(rule, table)).toContain('color: red');
});

test.each(['.other :is(th, td) { color: red; }', '.table p { color: red; }', '.table { background: url(/a.png); }'])(
  'the rule %s is left out',
  (rule) => {
    expect(usedOf(rule, table)).toBe('');
  },
);

test('rules of a medium stay in it', () => {
  expect(usedOf('@media print { .table td { color: red; } }', table)).toMatch(/^@media print \{.*color: red/);
});
