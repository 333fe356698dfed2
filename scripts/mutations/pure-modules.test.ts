import { expect, test } from 'vitest';
import { pureModules } from './pure-modules.ts';

test('modules without React, the browser and files that have them are pure', () => {
  const files = new Map([
    ['web/a.ts', "import { companies } from '@titlenet/catalogue/companies';\nexport const a = companies.length;"],
    ['web/b.ts', "import { a } from './a.ts';\nimport * as z from 'zod';\nexport const b = [a, z];"],
    ['web/types-only.ts', "import type { Key } from 'react';\nexport const key = (value: Key) => String(value);"],
    ['web/hook.ts', "import { useState } from 'react';\nexport const useHook = () => useState(0);"],
    ['web/in/with-hook.ts', "import { useHook } from '../hook.ts';\nexport const hook = useHook;"],
    ['web/in/with-component.ts', "import { Box } from './Box.tsx';\nexport const box = Box;"],
    ['web/address.ts', 'export const address = () => window.location.hash;'],
    ['web/words.ts', '/** Not of the window. */\nexport const text = "document";'],
  ]);
  expect(pureModules(files)).toEqual(['web/a.ts', 'web/b.ts', 'web/types-only.ts', 'web/words.ts']);
});
