import { fictionWords } from './fiction-words.ts';
import { list, type TitleGrammar } from './title-grammar.ts';

/** Title grammars of nonfiction and poetry. */
export const nonfictionTitles = {
  knowledge: {
    titles: [
      'The {quality} {subject}',
      'A History of {matter}',
      'How {matter} Made Us',
      '{matter} and {matter}',
      'The {people} Who {changed}',
      'In Search of {matter}',
      'Under {quality} Skies',
      'My Life with {matter}',
      'An Atlas of {matter}',
      'The Hidden Life of {matter}',
    ],
    subtitles: [
      'How {matter} Changed the Way We Live',
      'A True Story of {virtue} and {virtue}',
      'The Untold Story of {matter}',
      'A Memoir',
      'A Journey Through {matter}, from the First Workshops to the Present Day, with a New Guide to Further Reading, Museums and Archives',
      'Three Centuries of {matter} in {number} Objects',
    ],
    subtitled: 0.93,
    words: {
      quality: list('Curious|Forgotten|Hidden|Invisible|Northern|Open|Restless|Silent|Stubborn|Unlikely'),
      subject: list('Century|Coast|Compass|Experiment|Garden|Harbor|Laboratory|Revolution|Road|Workshop'),
      matter: list(
        'Bread|Bridges|Clocks|Cotton|Deserts|Forests|Glass|Honeybees|Ice|Islands|Libraries|Light|Maps|Paper|Railways|Rivers|Salt|Silk|Tea|the Stars|the Telegraph|Wool',
      ),
      people: list('Astronomers|Engineers|Gardeners|Nurses|Printers|Sailors|Teachers|Women'),
      changed: list('Crossed the Ice|Drew the World|Fed a City|Kept the Lights On|Measured the Sky|Refused|Stayed'),
      virtue: list('Courage|Discovery|Endurance|Friendship|Justice|Patience|Ruin|Survival'),
      number: list('Ten|Twenty|Fifty|One Hundred'),
    },
  },
  practice: {
    titles: [
      'The {quality} {craft}',
      'The {craft} Habit',
      '{number} {quality} {things}',
      'Small Steps, {quality} {craft}',
      'How to Begin with {craft}',
      'The {quality} {table}',
      'Everyday {craft}',
      '{craft} for {people}',
      'The Art of {craft}',
      'Less, but {quality}',
    ],
    subtitles: [
      '{number} Ways to {improve}',
      'A Practical Guide to {craft}',
      'Simple Recipes for {people}',
      'How {people} {improve}, One Day at a Time',
      'The Science of {craft} and What It Means for {people}',
    ],
    subtitled: 0.96,
    words: {
      quality: list(
        'Better|Calm|Courageous|Gentle|Generous|Honest|Joyful|Lasting|Mindful|Seasonal|Simple|Steady|Well-Fed',
      ),
      craft: list(
        'Attention|Baking|Breathing|Cooking|Courage|Focus|Giving|Growing|Leading|Listening|Making|Moving|Parenting|Pickling|Resting|Saving|Sleep|Teamwork',
      ),
      things: list('Breakfasts|Conversations|Dinners|Habits|Ideas|Mornings|Practices|Questions|Suppers|Walks'),
      table: list('Family|Kitchen|Leader|Pantry|Parent|Table|Team|Year'),
      people: list(
        'Beginners|Busy Families|Curious Cooks|Every Age|First-Time Managers|New Parents|People Who Have No Time|Shy People|Teams|Two',
      ),
      improve: list(
        'Change Your Mind|Feel at Home|Find Time|Get Unstuck|Grow Stronger|Make Room for What Matters|Sleep Better|Start Again',
      ),
      number: list('Ten|Twenty-One|Thirty|Fifty|One Hundred'),
    },
  },
  verse: {
    titles: [
      '{things} of {place}',
      'The {quality} {noun}',
      'Psalm for {place}',
      '{things}, {things}',
      'A {noun} {where}',
    ],
    subtitles: ['Poems', 'New and Selected Poems', 'Collected Poems'],
    subtitled: 0.85,
    words: fictionWords,
  },
} as const satisfies Record<string, TitleGrammar>;
