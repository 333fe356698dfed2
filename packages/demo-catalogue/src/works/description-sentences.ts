import type { TextStyle } from './genre-table.ts';

/** Sentence templates of descriptions; `describe-work.ts` fills their slots. */
export interface Sentences {
  openings: readonly string[];
  turns: readonly string[];
  closings: readonly string[];
}

const story: Sentences = {
  openings: [
    'When {hero} comes back to {place} to settle an estate, the house turns out to be full of somebody else’s letters.',
    'For eleven years {hero} has told the same story about the summer in {place}, and everybody has believed it.',
    '{hero} and {friend} grew up on opposite banks of the same river; it takes a flood to put them at one table.',
    'In the last winter of the war, {hero} keeps a notebook that nobody in {place} was meant to read.',
    'Three generations of one family meet in {place} for a single weekend, and only {hero} knows why they were asked.',
  ],
  turns: [
    'What begins as a duty becomes a search, and {friend} is not the only one who would rather it ended early.',
    'As the seasons turn, old loyalties are tested, a friendship is lost and mended, and a promise made too lightly comes due.',
    'With {friend} at the door and a buyer on the telephone, there are six days left to find out what was hidden, and from whom.',
    'The town remembers everything and says nothing, until one small kindness sets the rest in motion.',
  ],
  closings: [
    '{title} is a generous, quietly funny novel about what we owe the people who raised us.',
    'Tender and exact, {title} asks how much of a life can be told by the things it leaves behind.',
    'A book for everybody who has ever packed up a house and stopped to read.',
    'It confirms {author} as a storyteller of uncommon warmth.',
  ],
};

const suspense: Sentences = {
  openings: [
    'The body is found on a Tuesday; by Thursday everybody in {place} has an alibi, and {hero} has two.',
    'Nobody has seen {friend} since the ferry left {place}, and {hero} was the last to board.',
    '{hero} came to {place} for the quiet. Then the telephone rang in an empty house.',
    'Twenty years after the trial, a letter reaches {hero} with one line and no signature: it was not him.',
  ],
  turns: [
    'Every witness tells the truth, and no two of them agree; somebody has had years to prepare for these questions.',
    'As the storm cuts off the road, {hero} and {friend} have one night, seven suspects and a door that will not stay locked.',
    'The nearer the answer comes, the more it looks like somebody whom {hero} has known for years.',
    'A missing hour, a photograph cut in half and a dog that did bark lead to a cellar that is on no plan.',
  ],
  closings: [
    '{title} is fair to its clues, merciless to its suspects and impossible to put down.',
    'With a final page that turns everything around, {author} writes suspense of the first order.',
    'The most devious case yet, and the most human.',
  ],
};

const romance: Sentences = {
  openings: [
    '{hero} has a list of rules for the summer in {place}, and the first of them is no more farewells.',
    'It was only meant to be a pretend engagement, one weekend, for the sake of the family. Nobody told {friend}’s heart.',
    'The last person whom {hero} expected to find behind the counter of the bakery in {place} was {friend}.',
    'A broken axle, a blizzard and one free room: {hero} and {friend} are stuck in {place} until the thaw.',
  ],
  turns: [
    'Side by side they mend a roof, a reputation and very nearly each other, until an offer from the city arrives.',
    'There is a festival to save, a child who asks the right questions and a secret that cannot stay one for long.',
    'Neither of them believes in second chances. The whole town does, and it has a plan.',
  ],
  closings: [
    '{title} is as warm as a kitchen in December.',
    'Heartfelt, witty and hopeful: {author} at the top of the form.',
    'Perfect for readers who like their endings happy and well earned.',
  ],
};

const wonder: Sentences = {
  openings: [
    'The gates of {place} have been shut for three hundred years. {hero} has just been given the key.',
    'Every child of the ship learns the same lesson: there is no outside. Then {hero} hears somebody knock.',
    '{hero} can read the maps that move, which is a gift in peace and a sentence of death in war.',
    'The star went out in the morning, and {friend} says that it was murder.',
  ],
  turns: [
    'With a thief, a scholar and a debt to the wrong court, {hero} crosses an empire that is about to forget its own name.',
    'What waits in the dark is neither god nor machine, and it has been waiting for an apology.',
    'Between the fleets of two worlds stands one small freighter, and nobody aboard who has ever followed an order.',
  ],
  closings: [
    '{title} opens a cycle of rare invention, with maps, songs and a heroine to follow anywhere.',
    'Vast in its reach and intimate in its hopes, it is world building of the most generous kind.',
    'For readers who want their dragons, and their starships, to have opinions.',
  ],
};

const knowledge: Sentences = {
  openings: [
    'It begins with an object small enough to lose in a pocket, and ends with the world that we live in.',
    'For two centuries the papers lay in an attic in {place}; {author} is the first to have read them all.',
    'We use it every day and hardly ever see it: this is the history of something that changed everything, slowly.',
    'In the spring of her thirtieth year {hero} left {place} with a notebook, a borrowed coat and no plan to return.',
  ],
  turns: [
    'From workshops and harbors to laboratories and kitchens, the book follows the people who made it happen and those who paid for it.',
    'Drawing on letters, logbooks and hundreds of hours of conversation, {author} restores the missing half of a famous story.',
    'Along the way we meet smugglers, sisters, failed inventors and one very stubborn clerk.',
  ],
  closings: [
    'Learned and lively, {title} will change how you look at your own street.',
    'With sixteen pages of color plates, maps and a guide to further reading.',
    'It is history told from the workbench up, and a pleasure on every page.',
  ],
};

const practice: Sentences = {
  openings: [
    'Most advice asks for more: more time, more will, more equipment. This book begins with what is already in the house.',
    'After fifteen years of teaching beginners, {author} knows where everybody gets stuck, and it is never where they think.',
    'What if the answer was not to try harder, but to begin smaller?',
  ],
  turns: [
    '<ul><li>Clear steps with a reason for each</li><li>More than eighty photographs and charts</li><li>Menus, lists and plans to copy</li></ul>',
    'In ten short chapters, with exercises that take less time than boiling an egg, it builds a habit that lasts.',
    'Every idea has been tried with families, teams and classes, and what did not work has been left out.',
  ],
  closings: [
    '{title} is the friend at the kitchen counter whom everybody needs.',
    'Practical, kind and very well tested.',
    'You will keep it within reach, and it will show the stains to prove it.',
  ],
};

const verse: Sentences = {
  openings: [
    'These poems begin at the kitchen table and end a long way out at sea.',
    'Written over twenty years in {place}, this collection listens to weather, to work and to the dead.',
  ],
  turns: [
    'Sonnets stand beside lists, prayers beside jokes; nothing here is said in order to be admired.',
    'There are elegies, love poems and a long sequence on the building of a wall.',
  ],
  closings: ['{title} gathers the best of a singular voice.', 'With a new preface by the author.'],
};

const picture: Sentences = {
  openings: [
    'It is almost bedtime, and somebody has taken the moon. Was it Mole? Was it Mouse?',
    'Everybody in the wood can do something splendid. Everybody, it seems, except one.',
    'One rainy morning there is a knock at the door, and it is a very large box with a very small voice inside.',
    'Splish! Splash! Who has been in the puddles, and who is going to tell?',
  ],
  turns: [
    'With a little courage, a great deal of jam and help from unexpected friends, everything turns out better than planned.',
    'Counting all the way from one to ten, the friends set out, and one after another they get wonderfully lost.',
    'Sharing is hard, saying sorry is harder, and both of them taste much better with cake.',
  ],
  closings: [
    'Warm, funny and made to be read aloud again. And again. And again.',
    'With glowing pictures by {illustrator}, {title} is a bedtime classic in the making.',
    'Sturdy pages and flaps to lift on every spread.',
  ],
};

const young: Sentences = {
  openings: [
    '{hero} has three rules: never be late, never be noticed, and never, ever open the door at the end of the corridor.',
    'The map was drawn by {hero}’s grandmother, and according to it there is a lake under the school.',
    'Nobody believes {friend} about the robot. {hero} would not either, if it were not sitting on the bed.',
    'How do whales sleep, why does the wind have a name, and what is at the very bottom of the sea?',
  ],
  turns: [
    'Together with {friend} and a dog of uncertain breed, {hero} has until the end of the holidays to put everything right.',
    'Between homework, the worst school play in history and a code that keeps changing, there is hardly time to be brave.',
    'Every chapter has an experiment, a mystery and at least one thing that adults do not know.',
  ],
  closings: [
    'Funny, fast and full of heart, {title} is made for readers who would rather not put the light out.',
    'With drawings by {illustrator} on every spread.',
    'The first of the adventures that teachers and librarians have been asking for.',
  ],
};

const faith: Sentences = {
  openings: [
    'There are mornings on which prayer comes easily, and then there are the others. This book is for the others.',
    'When plans fall apart, {author} found, the oldest words were still the ones that held.',
    'What would change if we read the familiar passage slowly, and believed it?',
  ],
  turns: [
    'Each reading takes five minutes: a verse, a reflection, a question for the day and room to write.',
    'Drawing on Scripture, on the wisdom of the church and on years of pastoral work, it speaks to doubt without fear.',
    'With questions for groups, a guide for leaders and an index of passages.',
  ],
  closings: [
    '{title} is a gentle and sure companion.',
    'A gift for a friend who is waiting, grieving or beginning again.',
  ],
};

const bible: Sentences = {
  openings: [
    'A Bible for every day: the complete text in a clear, readable type, with room in the margins.',
    'Made to be carried, read and handed down, this edition brings the complete text in two columns.',
  ],
  turns: [
    '<ul><li>Complete text of the Old and New Testaments</li><li>Full-color maps and an index</li><li>Ribbon markers</li><li>Lies flat in your hand or on the table</li></ul>',
    'Introductions to every book, thousands of cross-references and articles on the history of the text lead the reader on.',
  ],
  closings: ['With a page for a dedication and a family record.', 'Bound to last, with a lifetime guarantee.'],
};

export const sentencesByStyle: Record<TextStyle, Sentences> = {
  story,
  suspense,
  romance,
  wonder,
  knowledge,
  practice,
  verse,
  picture,
  young,
  faith,
  bible,
};

/** Descriptions of classics are about the edition. */
export const classicSentences: Sentences = {
  openings: [
    'First published in {year}, <em>{title}</em> has never been out of print for long, and never out of readers’ minds.',
    '<em>{title}</em> ({year}) is the work in which {author} found both subject and voice.',
    'When <em>{title}</em> appeared in {year}, its first readers could not agree on it. They have been talking about it ever since.',
  ],
  turns: [
    'This edition follows the text of the first authorized printing and has been newly set in a generous type.',
    'With an introduction, a chronology of the life of {author}, explanatory notes and suggestions for further reading.',
    '<ul><li>Complete and unabridged</li><li>A note on the text</li><li>Questions for classes and reading groups</li></ul>',
  ],
  closings: [
    'A handsome edition for readers, students and collectors.',
    'Born in {hometown}, {author} belongs to the writers whom every generation discovers for itself.',
    'The classic, as it deserves to be read.',
  ],
};
