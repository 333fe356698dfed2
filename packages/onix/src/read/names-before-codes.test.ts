import { expect, test } from 'vitest';
import { descriptive, newTitle, oldTitle, publishing } from '../testing/onix-snippets.ts';

const identifier = (kind: string) =>
  `<${kind}Identifier><${kind}IDType>01</${kind}IDType><IDTypeName>House codes</IDTypeName><IDValue>HP</IDValue></${kind}Identifier>`;
const subject = (content: string, scheme = '10') =>
  `<Subject><SubjectSchemeIdentifier>${scheme}</SubjectSchemeIdentifier>${content}</Subject>`;
const code = (text: string) => `<SubjectCode>${text}</SubjectCode>`;
const heading = (text: string) => `<SubjectHeadingText>${text}</SubjectHeadingText>`;

test('the imprint is the first composite with a name; the code of another one is kept', async () => {
  const { bar, stored, imprint } = await newTitle(
    publishing(
      `<Imprint>${identifier('Imprint')}</Imprint><Imprint><ImprintName>Harbour Press</ImprintName></Imprint>`,
    ),
  );
  expect([bar.imprintDesc, imprint]).toEqual(['Harbour Press', 'Harbour Press']);
  expect(stored.imprintCodes).toBe('01 HP');
});

test('in 2.1 a name comes before a code too, and a code alone is the name', async () => {
  const coded = '<Imprint><NameCodeType>01</NameCodeType><NameCodeValue>HP</NameCodeValue></Imprint>';
  const named = await oldTitle(`<Publisher/>${coded}<Imprint><ImprintName>Harbour Press</ImprintName></Imprint>`);
  expect(named.bar.imprintDesc).toBe('Harbour Press');
  expect(named.stored.imprintCodes).toBe('01 HP');
  expect((await oldTitle(`<Publisher/>${coded}`)).bar.imprintDesc).toBe('HP');
});

test('the publisher is the first one of its role with a name', async () => {
  const role = (number: string, content: string) =>
    `<Publisher><PublishingRole>${number}</PublishingRole>${content}</Publisher>`;
  const { stored, editorial } = await newTitle(
    publishing(
      role('04', identifier('Publisher')) +
        role('04', '<PublisherName>First Press</PublisherName>') +
        role('01', identifier('Publisher')) +
        role('01', '<PublisherName>Harbour</PublisherName>'),
    ),
  );
  expect(stored.publisher).toBe('Harbour');
  expect(editorial.originalPublisher).toBe('First Press');
});

test.each([
  [
    'code, and code with heading',
    subject(code('FIC000000')) + subject(code('FIC000000') + heading('FICTION / General')),
  ],
  ['code and heading', subject(code('FIC000000')) + subject(heading('FICTION / General'))],
  ['heading, and code', subject(heading('FICTION / General')) + subject(code('FIC000000'))],
])('a subject sent as %s is one subject with its name and its code', async (_, content) => {
  const { bar, codes } = await newTitle(descriptive(content));
  expect(bar.category).toBe('##FICTION / General');
  expect(codes.bisac).toEqual([{ code: 'FIC000000', description: 'FICTION / General' }]);
});

test('the main subject of 2.1, a code, has the heading of its composite', async () => {
  const { bar } = await oldTitle(
    `<Publisher/><BASICMainSubject>FIC022000</BASICMainSubject>${subject(code('FIC022000') + heading('FICTION / Mystery'))}
     ${subject(code('FIC031000') + heading('FICTION / Thrillers'))}`,
  );
  expect(bar.category).toBe('##FICTION / Mystery|FICTION / Thrillers');
});

test('a code and headings of other subjects stay apart', async () => {
  const content = subject(code('FIC000000')) + subject(heading('Sea')) + subject(heading('Harbours'));
  const { codes } = await newTitle(descriptive(content));
  expect(codes.bisac).toEqual([{ code: 'FIC000000', description: 'FIC000000' }]);
});

const themaSubject = (content: string, scheme = '93') =>
  `<Subject><SubjectSchemeIdentifier>${scheme}</SubjectSchemeIdentifier>${content}</Subject>`;

test.each([
  ['code and heading', themaSubject(code('FBA')) + themaSubject(heading('Modern fiction'))],
  [
    'code with heading, and heading',
    themaSubject(code('FBA') + heading('Modern fiction')) + themaSubject(heading('Modern fiction')),
  ],
])('a Thema subject sent as %s is one', async (_, content) => {
  expect((await newTitle(descriptive(content))).bar.thema).toEqual(['FBA Modern fiction']);
});

test('headings of another scheme are not those of Thema codes', async () => {
  const content = themaSubject(code('FBA')) + themaSubject(heading('Modern fiction'), '12');
  const { bar } = await newTitle(descriptive(content));
  expect(bar.thema).toEqual(['FBA']);
  expect(bar.bic).toEqual(['Modern fiction']);
});

test('qualifiers are last, also with the scheme of the codes that they refine', async () => {
  const content = themaSubject(code('1DDU')) + themaSubject(code('FBA')) + themaSubject(code('5PB'), '98');
  expect((await newTitle(descriptive(content))).bar.thema).toEqual(['FBA', '1DDU', '5PB']);
});
