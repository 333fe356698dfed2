import { keysOf, objectOf } from '@titlenet/catalogue/typed-objects';
import { childrensAndChristianGenres } from './childrens-and-christian-genres.ts';
import type { GenreTable } from './genre-table.ts';

export const genres = {
  classics: {
    style: 'story',
    category: ['CL', 'CLASSICS'],
    editorialCategory: 'Fiction: Classics',
    bisac: [
      ['FIC004000', 'FICTION / Classics'],
      ['FIC019000', 'FICTION / Literary'],
      ['FIC014000', 'FICTION / Historical / General'],
    ],
    subjects: ['Classics', 'Back to School', 'Reading Groups'],
    keywords: ['classic literature', 'nineteenth century', 'great books', 'school reading', 'collector’s edition'],
    academic: ['Literature', 'British Literature', 'World Literature', 'The Novel'],
  },
  literary: {
    style: 'story',
    category: ['LF', 'LITERARY FICTION'],
    editorialCategory: 'Fiction: Literary',
    bisac: [
      ['FIC019000', 'FICTION / Literary'],
      ['FIC045000', 'FICTION / Family Life / General'],
      ['FIC008000', 'FICTION / Sagas'],
    ],
    subjects: ['Reading Groups', 'Literary Fiction', 'Indie Picks'],
    keywords: ['literary fiction', 'book club', 'family secrets', 'coming home', 'sisters', 'small town'],
    academic: ['Literature', 'Contemporary Fiction', 'Creative Writing'],
  },
  historical: {
    style: 'story',
    category: ['HF', 'HISTORICAL FICTION'],
    editorialCategory: 'Fiction: Historical',
    bisac: [
      ['FIC014000', 'FICTION / Historical / General'],
      ['FIC032000', 'FICTION / War & Military'],
      ['FIC044000', 'FICTION / Women'],
    ],
    subjects: ['Historical Fiction', 'Reading Groups', 'Women’s History'],
    keywords: ['historical fiction', 'wartime', 'resistance', 'letters', 'inheritance', 'epic'],
  },
  mystery: {
    style: 'suspense',
    category: ['MY', 'MYSTERY'],
    editorialCategory: 'Fiction: Mystery',
    bisac: [
      ['FIC022000', 'FICTION / Mystery & Detective / General'],
      ['FIC022040', 'FICTION / Mystery & Detective / Women Sleuths'],
      ['FIC050000', 'FICTION / Crime'],
    ],
    subjects: ['Mystery & Crime', 'Summer Reading', 'Holiday Gifts'],
    keywords: ['detective', 'village murder', 'amateur sleuth', 'cold case', 'whodunit', 'crime series'],
  },
  thriller: {
    style: 'suspense',
    category: ['TH', 'THRILLER'],
    editorialCategory: 'Fiction: Thriller',
    bisac: [
      ['FIC031000', 'FICTION / Thrillers / General'],
      ['FIC030000', 'FICTION / Thrillers / Suspense'],
      ['FIC031080', 'FICTION / Thrillers / Psychological'],
    ],
    subjects: ['Thrillers', 'Summer Reading', 'Father’s Day'],
    keywords: ['psychological thriller', 'missing person', 'unreliable narrator', 'page-turner', 'twist'],
  },
  scienceFiction: {
    style: 'wonder',
    category: ['SF', 'SCIENCE FICTION'],
    editorialCategory: 'Fiction: Science Fiction',
    bisac: [
      ['FIC028000', 'FICTION / Science Fiction / General'],
      ['FIC028030', 'FICTION / Science Fiction / Space Opera'],
    ],
    subjects: ['Science Fiction & Fantasy', 'Summer Reading'],
    keywords: ['space', 'first contact', 'generation ship', 'speculative', 'near future'],
  },
  fantasy: {
    style: 'wonder',
    category: ['FA', 'FANTASY'],
    editorialCategory: 'Fiction: Fantasy',
    bisac: [
      ['FIC009000', 'FICTION / Fantasy / General'],
      ['FIC009020', 'FICTION / Fantasy / Epic'],
    ],
    subjects: ['Science Fiction & Fantasy', 'Holiday Gifts'],
    keywords: ['epic fantasy', 'magic', 'quest', 'chosen one', 'dragons', 'world building'],
  },
  womensFiction: {
    style: 'romance',
    category: ['WF', 'COMMERCIAL FICTION'],
    editorialCategory: 'Fiction: Commercial',
    bisac: [
      ['FIC044000', 'FICTION / Women'],
      ['FIC027020', 'FICTION / Romance / Contemporary'],
    ],
    subjects: ['Summer Reading', 'Mother’s Day', 'Reading Groups'],
    keywords: ['beach read', 'friendship', 'second chances', 'feel-good', 'romance'],
  },
  seriesRomance: {
    style: 'romance',
    category: ['SR', 'SERIES ROMANCE'],
    editorialCategory: 'Series: Contemporary',
    bisac: [
      ['FIC027020', 'FICTION / Romance / Contemporary'],
      ['FIC027000', 'FICTION / Romance / General'],
    ],
    subjects: ['Romance', 'Valentine’s Day', 'Summer Reading'],
    keywords: ['series romance', 'reunion', 'fake engagement', 'single dad', 'happy ending'],
  },
  historicalRomance: {
    style: 'romance',
    category: ['HR', 'HISTORICAL ROMANCE'],
    editorialCategory: 'Series: Historical',
    bisac: [
      ['FIC027050', 'FICTION / Romance / Historical / General'],
      ['FIC027070', 'FICTION / Romance / Historical / Regency'],
    ],
    subjects: ['Romance', 'Historical Romance'],
    keywords: ['regency', 'duke', 'marriage of convenience', 'governess', 'ballroom'],
  },
  romanticSuspense: {
    style: 'suspense',
    category: ['RS', 'ROMANTIC SUSPENSE'],
    editorialCategory: 'Series: Suspense',
    bisac: [
      ['FIC027110', 'FICTION / Romance / Suspense'],
      ['FIC030000', 'FICTION / Thrillers / Suspense'],
    ],
    subjects: ['Romance', 'Thrillers'],
    keywords: ['romantic suspense', 'bodyguard', 'K-9', 'cold case', 'danger'],
  },
  biography: {
    style: 'knowledge',
    category: ['BG', 'BIOGRAPHY & MEMOIR'],
    editorialCategory: 'Nonfiction: Biography',
    bisac: [
      ['BIO026000', 'BIOGRAPHY & AUTOBIOGRAPHY / Memoirs'],
      ['BIO006000', 'BIOGRAPHY & AUTOBIOGRAPHY / Historical'],
    ],
    subjects: ['Biography & Memoir', 'Father’s Day', 'Holiday Gifts'],
    keywords: ['memoir', 'biography', 'true story', 'inspiring lives', 'letters and diaries'],
    academic: ['History', 'Biography', 'American Studies'],
  },
  history: {
    style: 'knowledge',
    category: ['HI', 'HISTORY'],
    editorialCategory: 'Nonfiction: History',
    bisac: [
      ['HIS037000', 'HISTORY / World'],
      ['HIS036000', 'HISTORY / United States / General'],
      ['SOC000000', 'SOCIAL SCIENCE / General'],
    ],
    subjects: ['History', 'Father’s Day', 'Course Adoption'],
    keywords: ['narrative history', 'archives', 'empire', 'trade routes', 'social change'],
    academic: ['History', 'World History', 'American Studies', 'Social Movements'],
  },
  science: {
    style: 'knowledge',
    category: ['SC', 'SCIENCE'],
    editorialCategory: 'Nonfiction: Science',
    bisac: [
      ['SCI000000', 'SCIENCE / General'],
      ['SCI027000', 'SCIENCE / Life Sciences / Evolution'],
      ['SCI034000', 'SCIENCE / History'],
    ],
    subjects: ['Science', 'Course Adoption', 'Big Ideas'],
    keywords: ['popular science', 'evolution', 'climate', 'discovery', 'how things work'],
    academic: ['Science', 'Biology', 'History of Science'],
  },
  nature: {
    style: 'knowledge',
    category: ['NA', 'NATURE'],
    editorialCategory: 'Nonfiction: Nature',
    bisac: [
      ['NAT000000', 'NATURE / General'],
      ['NAT024000', 'NATURE / Essays'],
    ],
    subjects: ['Nature & Gardening', 'Earth Day'],
    keywords: ['nature writing', 'walking', 'birds', 'rivers', 'conservation'],
  },
  cooking: {
    style: 'practice',
    category: ['CK', 'COOKING'],
    editorialCategory: 'Lifestyle: Cooking',
    bisac: [
      ['CKB000000', 'COOKING / General'],
      ['CKB101000', 'COOKING / Methods / General'],
      ['CKB086000', 'COOKING / Vegetarian'],
    ],
    subjects: ['Cooking', 'Mother’s Day', 'Holiday Gifts'],
    keywords: ['cookbook', 'weeknight dinners', 'one pot', 'seasonal', 'baking', 'recipes'],
  },
  health: {
    style: 'practice',
    category: ['HE', 'HEALTH & FITNESS'],
    editorialCategory: 'Lifestyle: Health',
    bisac: [
      ['HEA000000', 'HEALTH & FITNESS / General'],
      ['HEA009000', 'HEALTH & FITNESS / Healing'],
    ],
    subjects: ['New Year, New You', 'Health'],
    keywords: ['sleep', 'strength', 'healthy habits', 'gut health', 'longevity'],
  },
  selfHelp: {
    style: 'practice',
    category: ['SH', 'SELF-HELP'],
    editorialCategory: 'Lifestyle: Self-Help',
    bisac: [
      ['SEL031000', 'SELF-HELP / Personal Growth / General'],
      ['SEL021000', 'SELF-HELP / Motivational & Inspirational'],
    ],
    subjects: ['New Year, New You', 'Graduation'],
    keywords: ['habits', 'focus', 'confidence', 'anxiety', 'purpose', 'mindfulness'],
  },
  business: {
    style: 'practice',
    category: ['BU', 'BUSINESS'],
    editorialCategory: 'Nonfiction: Business',
    bisac: [
      ['BUS000000', 'BUSINESS & ECONOMICS / General'],
      ['BUS071000', 'BUSINESS & ECONOMICS / Leadership'],
      ['BUS069000', 'BUSINESS & ECONOMICS / Economics / General'],
    ],
    subjects: ['Business', 'Graduation', 'Big Ideas'],
    keywords: ['leadership', 'teams', 'strategy', 'decision making', 'economics', 'startups'],
    academic: ['Business', 'Management', 'Economics'],
  },
  bodyMindSpirit: {
    style: 'practice',
    category: ['BM', 'BODY, MIND & SPIRIT'],
    editorialCategory: 'Lifestyle: Spirit',
    bisac: [
      ['OCC000000', 'BODY, MIND & SPIRIT / General'],
      ['OCC010000', 'BODY, MIND & SPIRIT / Mindfulness & Meditation'],
    ],
    subjects: ['New Year, New You', 'Spirituality'],
    keywords: ['meditation', 'dreams', 'rituals', 'moon', 'intuition'],
  },
  family: {
    style: 'practice',
    category: ['FR', 'FAMILY & RELATIONSHIPS'],
    editorialCategory: 'Lifestyle: Family',
    bisac: [
      ['FAM000000', 'FAMILY & RELATIONSHIPS / General'],
      ['FAM034000', 'FAMILY & RELATIONSHIPS / Parenting / General'],
    ],
    subjects: ['Mother’s Day', 'Back to School'],
    keywords: ['parenting', 'teenagers', 'marriage', 'grandparents', 'screens'],
  },
  poetry: {
    style: 'verse',
    category: ['PO', 'POETRY'],
    editorialCategory: 'Fiction: Poetry',
    bisac: [
      ['POE000000', 'POETRY / General'],
      ['POE005010', 'POETRY / American / General'],
    ],
    subjects: ['Poetry Month', 'Course Adoption'],
    keywords: ['poems', 'collected poems', 'lyric', 'verse', 'poetry month'],
    academic: ['Literature', 'Poetry'],
  },
  ...childrensAndChristianGenres,
} as const satisfies GenreTable;

export type GenreName = keyof typeof genres;
export type Genre = GenreTable[string] & { name: GenreName };

const named = objectOf(keysOf(genres), (name): Genre => ({ ...genres[name], name }));

/** @returns the genre with its name and optional members. */
export function genreOf(name: GenreName): Genre {
  return named[name];
}
