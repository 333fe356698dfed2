import { AlignmentType, BorderStyle, type IParagraphStyleOptions, type IPropertiesOptions, LevelFormat } from 'docx';

const serif = 'Georgia';
const sans = 'Arial';
/** Ids of the list styles. */
export const NUMBERED_LIST = 'numbered';
export const BULLET_LIST = 'bullets';
/** Id of the table style. */
export const PRINTABLE_TABLE = 'PrintableTable';
export const mutedColor = '4D5965';
const textColor = '1A2129';

/** Styles of table cells; sizes are in half points. */
export const cellStyles = { normal: { id: 'Cell', size: 16 }, dense: { id: 'DenseCell', size: 13 } } as const;

/** Indent of a list level in twips. */
export const LIST_INDENT = 360;

/** Sizes are in half points. */
const paragraphStyles: readonly IParagraphStyleOptions[] = [
  { id: 'Subtitle', name: 'Subtitle', basedOn: 'Normal', run: { font: serif, size: 24 } },
  { id: 'Label', name: 'Label', basedOn: 'Normal', run: { color: mutedColor, size: 17 } },
  {
    id: 'Badges',
    name: 'Badges',
    basedOn: 'Normal',
    run: { bold: true },
    paragraph: { spacing: { before: 60, after: 60 } },
  },
  { id: 'Caption', name: 'caption', basedOn: 'Label', paragraph: { spacing: { before: 20, after: 80 } } },
  {
    id: 'Byline',
    name: 'Byline',
    basedOn: 'Label',
    paragraph: { spacing: { after: 80 }, indent: { left: LIST_INDENT } },
  },
  { id: 'Value', name: 'Value', basedOn: 'Normal', paragraph: { spacing: { after: 40 } } },
  { id: cellStyles.normal.id, name: 'Cell', basedOn: 'Normal', run: { size: cellStyles.normal.size } },
  { id: cellStyles.dense.id, name: 'Dense Cell', basedOn: 'Normal', run: { size: cellStyles.dense.size } },
];

const listLevels = (format: (typeof LevelFormat)[keyof typeof LevelFormat], textOf: (level: number) => string) =>
  Array.from({ length: 9 }, (_, level) => ({
    level,
    format,
    text: textOf(level),
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: LIST_INDENT * (level + 1), hanging: LIST_INDENT - 80 } } },
  }));

/** Line color of tables. */
export const hairlineColor = 'D5DBE1';

const line = `w:val="single" w:sz="4" w:space="0" w:color="${hairlineColor}"`;

/** The style of tables on paper as XML, for docx writes none: lines between rows and a bold head (CHMS-39). */
export const printableTableStyle = [
  `<w:style w:type="table" w:customStyle="1" w:styleId="${PRINTABLE_TABLE}"><w:name w:val="Printable Table"/>`,
  '<w:uiPriority w:val="99"/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/>',
  `<w:tblBorders><w:bottom ${line}/><w:insideH ${line}/></w:tblBorders>`,
  '<w:tblCellMar><w:top w:w="20" w:type="dxa"/><w:left w:w="0" w:type="dxa"/>',
  '<w:bottom w:w="20" w:type="dxa"/><w:right w:w="60" w:type="dxa"/></w:tblCellMar></w:tblPr>',
  '<w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr></w:tblStylePr></w:style>',
].join('');

/** Fonts, sizes and lists of every Word file. */
export const wordStyles: Pick<IPropertiesOptions, 'styles' | 'numbering'> = {
  styles: {
    default: {
      document: { run: { font: sans, size: 19 }, paragraph: { spacing: { after: 0 } } },
      title: { run: { font: serif, size: 40, bold: true }, paragraph: { spacing: { after: 160 } } },
      heading1: { run: { font: serif, size: 34, bold: true }, paragraph: { spacing: { after: 40 } } },
      heading2: {
        run: { font: sans, size: 23, bold: true },
        paragraph: {
          spacing: { before: 240, after: 80 },
          border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: textColor } },
        },
      },
      heading3: {
        run: { font: sans, size: 18, bold: true, color: mutedColor },
        paragraph: { spacing: { before: 120, after: 20 } },
      },
      listParagraph: { run: { font: sans }, paragraph: { spacing: { after: 60 } } },
      hyperlink: { run: { color: '0B5CAD', underline: {} } },
    },
    paragraphStyles: [...paragraphStyles],
  },
  numbering: {
    config: [
      { reference: NUMBERED_LIST, levels: listLevels(LevelFormat.DECIMAL, (level) => `%${level + 1}.`) },
      { reference: BULLET_LIST, levels: listLevels(LevelFormat.BULLET, () => '•') },
    ],
  },
};
