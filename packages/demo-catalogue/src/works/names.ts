import type { Random } from '../random/random.ts';

/** Given and family names by origin; the combinations are invented people. */
const nameSets = [
  {
    weight: 62,
    given:
      'Abigail Alice Amelia Andrew Anna Arthur Beatrice Benjamin Caroline Catherine Charles Clara Colin Daniel Dorothy Edward Eleanor Eliza Emma Ernest Esther Fiona Florence Francis Frederick George Grace Hannah Harriet Helen Henry Hugh Ida Isabel Jack James Jane Joan Joseph Judith Julia Laura Leonard Lewis Lucy Margaret Marian Martin Mary Matthew Miriam Nathan Nora Oliver Owen Patrick Paul Peter Philip Rachel Rebecca Robert Rose Ruth Samuel Sarah Simon Stephen Susan Theodore Thomas Violet Walter William Winifred'.split(
        ' ',
      ),
    family:
      'Abbott Aldridge Ashby Atwater Barlow Bellamy Blackwood Bonham Brightwell Calloway Carver Chadwick Coldwell Corbett Crane Dalton Draper Easton Ellery Fairbanks Fenwick Garland Gentry Granger Hadley Halloran Hargrove Hartwell Holloway Ingram Kendrick Kingsley Lambert Langford Lockwood Marlow Mercer Merriweather Middleton Northcott Oakley Osgood Pemberton Prescott Quillfeather Radley Ravenhill Redmond Sinclair Stanhope Sutherland Tattersall Thackeray-Jones Thorne Underhill Vance Wainwright Wakefield Westbrook Whitlock Winslow Wolcott Wyndham Yardley'.split(
        ' ',
      ),
  },
  {
    weight: 9,
    given:
      'Aimée Antoine Camille Céline Chloé Élise Étienne François Hélène Jérôme Léa Mathilde Noé Océane René Zoé'.split(
        ' ',
      ),
    family:
      'Beaulieu Béranger Chénier Delacourt Duchêne Lefèvre Marchand Montclair Pélissier Rochefort Vaugirard'.split(' '),
  },
  {
    weight: 9,
    given: 'Adrián Ana Carmen Diego Elena Inés Íñigo Javier Joaquín Lucía Marisol Mateo Nuria Raúl Sofía Tomás'.split(
      ' ',
    ),
    family:
      'Aragón Cabañas Castañeda Delgadillo Espinal Figueroa Ibáñez Maldonado Muñiz Peñalver Quiñones Zárate'.split(' '),
  },
  {
    weight: 7,
    given: 'Anke Björn Dörte Elke Günther Ingrid Jörg Käthe Lars Maren Nils Saskia Søren Sven Ursel Åsa'.split(' '),
    family:
      'Ahlström Björklund Eberhardt Grünwald Hjelm Kjærgaard Lindqvist Møller Österreich Schönfeld Vogelsang Weiß'.split(
        ' ',
      ),
  },
  {
    weight: 5,
    given: 'Agnieszka Bogdan Dušan Eliška Ivana Jiří Katarzyna Lech Milan Ondřej Zofia Želmíra'.split(' '),
    family: 'Brzeziński Dvořáček Horvatić Jabłoński Kučera Novotný Szymczak Vrábel Wójtowicz Žáček'.split(' '),
  },
  {
    weight: 8,
    given:
      'Adaeze Amara Anjali Arjun Deepa Emeka Haruki Imani Kavya Kwame Mei Minh Nadia Noor Priya Rohan Sana Sora Thu Zainab'.split(
        ' ',
      ),
    family:
      'Adeyemi Banerjee Chaudhary Haddad Ishikawa Kapoor Mbeki-Roth Nakagawa Nguyễn Okonjo Patwardhan Rahmani Tanabe Venkataraman Yamashiro'.split(
        ' ',
      ),
  },
] as const;

const weightedNameSets = nameSets.map((people) => [people, people.weight] as const);

/** @returns 'Last, First', sometimes with an initial or a generation suffix. */
export function personName(random: Random): string {
  const people = random.weighted(weightedNameSets);
  const family = random.pick(people.family);
  const initial = random.chance(0.22) ? ` ${random.pick([...'ABCDEFGHJLMNPRSTW'])}.` : '';
  const generation = random.chance(0.012) ? `, ${random.pick(['Jr.', 'Sr.', 'III'])}` : '';
  return `${family}, ${random.pick(people.given)}${initial}${generation}`;
}

/** @returns a given name for a character of a description. */
export function givenName(random: Random): string {
  return random.pick(random.weighted(weightedNameSets).given);
}

export const cities = [
  'Albany, New York',
  'Asheville, North Carolina',
  'Austin, Texas',
  'Bath, England',
  'Boise, Idaho',
  'Brighton, England',
  'Brooklyn, New York',
  'Burlington, Vermont',
  'Cambridge, Massachusetts',
  'Charleston, South Carolina',
  'Cork, Ireland',
  'Duluth, Minnesota',
  'Edinburgh, Scotland',
  'Galway, Ireland',
  'Grand Rapids, Michigan',
  'Halifax, Nova Scotia',
  'Kansas City, Missouri',
  'Lyon, France',
  'Madison, Wisconsin',
  'Málaga, Spain',
  'Montréal, Québec',
  'Nashville, Tennessee',
  'New Orleans, Louisiana',
  'Oakland, California',
  'Oxford, England',
  'Philadelphia, Pennsylvania',
  'Pittsburgh, Pennsylvania',
  'Portland, Maine',
  'Portland, Oregon',
  'Richmond, Virginia',
  'Santa Fe, New Mexico',
  'Savannah, Georgia',
  'Seattle, Washington',
  'Tucson, Arizona',
  'Uppsala, Sweden',
  'Vancouver, British Columbia',
  'Winnipeg, Manitoba',
  'York, England',
] as const;

/** @returns the town without its region: 'Cork' of 'Cork, Ireland'. */
export function townOf(city: string): string {
  return city.split(',', 1)[0] ?? '';
}
