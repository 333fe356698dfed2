import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import styles from './layout.module.css';
import { Panel, Row, Text } from './primitives.tsx';

const classes = (...names: string[]) => names.map((name) => styles[name]);

test('a row passes on what is not layout, and its own class comes last', () => {
  render(
    <Row as="ul" gap="8 16" wrap align="center" strong={false} className="own" aria-label="List">
      <li>One</li>
    </Row>,
  );
  const list = screen.getByRole('list', { name: 'List' });
  expect([...list.classList]).toEqual([...classes('row', 'gap-8', 'gap-x-16', 'wrap', 'align-center'), 'own']);
  expect([...list.getAttributeNames()].sort()).toEqual(['aria-label', 'class']);
});

test('a text without properties has no class, and a panel is a section', () => {
  render(
    <Panel aria-label="Part" pad={16}>
      <Text>Words</Text>
    </Panel>,
  );
  expect(screen.getByText('Words').outerHTML).toBe('<span>Words</span>');
  expect([...screen.getByRole('region', { name: 'Part' }).classList]).toEqual(classes('panel', 'pad-16'));
});
