/** An award with a page that lists its titles (LIST-63, LIST-64); the id is part of the page's address. */
export interface AwardListDefinition {
  readonly id: number;
  readonly name: string;
}

/**
 * Ids and order are those of the requirements (LIST-63, LIST-64); the names are placeholders (decision G-51). A feed
 * can replace them.
 */
export const childrensAwardLists = [
  { id: 8996, name: 'American Library Medal' },
  { id: 8997, name: 'American Library Honor' },
  { id: 210, name: 'Best Books for Young Readers' },
  { id: 491, name: 'Children’s Book Council Choice' },
  { id: 8323, name: 'Early Reader Award' },
  { id: 8324, name: 'Early Reader Honor' },
  { id: 8321, name: 'Picture Book Medal' },
  { id: 8322, name: 'Picture Book Honor' },
  { id: 189, name: 'Folklore Prize' },
  { id: 602, name: 'Illustrators’ Prize' },
  { id: 49, name: 'National Readers’ Award' },
  { id: 58, name: 'Notable Children’s Books' },
  { id: 59, name: 'Notable Books for Teens' },
  { id: 73, name: 'Young Scientists’ Book Prize' },
] as const satisfies readonly AwardListDefinition[];

/** Trade awards; 8996, 8997 and 49 are in both lists. */
export const tradeAwardLists = [
  { id: 8996, name: 'American Library Medal' },
  { id: 8997, name: 'American Library Honor' },
  { id: 8775, name: 'Booksellers’ Fiction Prize' },
  { id: 365, name: 'Critics’ Award for Fiction' },
  { id: 49, name: 'National Readers’ Award' },
  { id: 366, name: 'Critics’ Award for Nonfiction' },
  { id: 8988, name: 'First Novel Prize' },
  { id: 8835, name: 'Historical Writing Award' },
  { id: 1587, name: 'Mystery of the Year' },
  { id: 367, name: 'Critics’ Award for Poetry' },
  { id: 1565, name: 'Science Writing Prize' },
] as const satisfies readonly AwardListDefinition[];
