import { places } from './fiction-words.ts';
import { list, type TitleGrammar } from './title-grammar.ts';

/** Title grammars of children's and Christian books. */
export const childrensAndChristianTitles = {
  picture: {
    titles: [
      '{animal} and the {quality} {thing}',
      'Goodnight, {quality} {animal}',
      '{animal} Finds a {thing}',
      'The {animal} Who {could}',
      'A {thing} for {animal}',
      'Where Is {animal}’s {thing}?',
      'Never Lend Your {thing} to a {animal}',
      'Ten {quality} {animals}',
      'That’s Not My {thing}!',
      '{animal}’s Very {quality} Day',
    ],
    subtitles: ['A Lift-the-Flap Book', 'A Bedtime Story', 'A Book of Feelings'],
    subtitled: 0.14,
    words: {
      animal: list(
        'Badger|Bear|Beaver|Elephant|Fox|Giraffe|Hedgehog|Hippo|Lamb|Mole|Moose|Mouse|Otter|Owl|Penguin|Rabbit|Raccoon|Sloth|Squirrel|Tiger|Walrus',
      ),
      animals: list('Bears|Ducks|Foxes|Hedgehogs|Kittens|Mice|Otters|Owls|Penguins|Rabbits'),
      quality: list('Busy|Cozy|Grumpy|Lopsided|Moonlit|Muddy|Rainy|Sleepy|Snowy|Sparkly|Tiny|Wiggly|Windy'),
      thing: list(
        'Balloon|Blanket|Boat|Cake|Drum|Hat|Kite|Lantern|Pumpkin|Scarf|Sock|Spoon|Teacup|Tractor|Umbrella|Wagon',
      ),
      could: list(
        'Could Not Sleep|Forgot to Hibernate|Loved the Rain|Painted the Moon|Said No|Wanted to Fly|Whispered',
      ),
    },
  },
  young: {
    titles: [
      '{name} {surname} and the {quality} {thing}',
      'The {quality} {club}',
      'The {thing} Thieves',
      '{name} vs. the {club}',
      'The Last {thing} of {place}',
      'A {thing} Made of {stuff}',
      'The {club} of {place}',
      'Everything {name} {surname} Knows About {matter}',
      'The Summer of {matter}',
    ],
    subtitles: ['A Graphic Novel', 'An Adventure in {number} Maps', 'With {number} Experiments to Try at Home'],
    subtitled: 0.16,
    words: {
      name: list('Ada|Bea|Cass|Dov|Edie|Finn|Hattie|Imani|Jonah|Kit|Leo|Mina|Ned|Oona|Priya|Quinn|Ravi|Tess|Wren|Zuri'),
      surname: list('Applegate|Bright|Figg|Fortune|Lockhart|Merriweather|Pickett|Sparrow|Tumble|Winter'),
      quality: list(
        'Clockwork|Crooked|Disappearing|Haunted|Impossible|Invisible|Midnight|Reluctant|Thirteenth|Underground',
      ),
      thing: list('Comet|Compass|Dragon|Key|Labyrinth|Lighthouse|Map|Monster|Robot|Submarine|Telescope|Violin'),
      club: list('Academy|Bakery Club|Detective Agency|Expedition|Library|Orchestra|Secret Society|Submarine Crew'),
      stuff: list('Copper|Lightning|Paper|Salt|Stars|Thunder'),
      matter: list('Bees|Dinosaurs|Falling|Flight|Ghosts|Gravity|Rivers|Space|Volcanoes|Whales'),
      place: places,
      number: list('Seven|Twelve|Twenty|Fifty'),
    },
  },
  faith: {
    titles: [
      'A {quality} Faith',
      '{grace} for the {road}',
      'Walking in {grace}',
      'The {quality} {road}',
      'When {grace} Feels Far',
      'Rooted in {grace}',
      'The {grace} of {grace}',
      '{days} Days of {grace}',
      'Letters to a {quality} Church',
    ],
    subtitles: [
      'Daily Readings for {season}',
      'A {days}-Day Devotional',
      'Finding {grace} in Uncertain Times',
      'A Study Guide for Small Groups',
      'What Scripture Says About {grace}',
    ],
    subtitled: 0.85,
    words: {
      quality: list('Bold|Faithful|Generous|Humble|Narrow|Patient|Quiet|Steadfast|Unhurried|Unshaken'),
      grace: list('Comfort|Grace|Gratitude|Holiness|Hope|Joy|Mercy|Patience|Peace|Prayer|Rest|Wonder'),
      road: list('Long Road|Morning|Pilgrim Path|Table|Valley|Waiting Room|Wilderness'),
      days: list('Forty|Fifty-Two|Ninety|One Hundred|Thirty'),
      season: list('Advent|Every Morning|Lent|New Mothers|the Weary'),
    },
  },
  bible: {
    titles: [
      '{translation}, {kind} Bible',
      '{translation} {kind} Bible',
      'The {quality} {kind} Bible, {translation}',
      '{translation}, Thinline {kind} Bible',
    ],
    subtitles: [
      'Red Letter, Comfort Print',
      'With Full-Color Maps',
      'Holy Bible',
      'Two-Column Text with Cross-References',
    ],
    subtitled: 0.7,
    words: {
      translation: list('KJV|WEB|ASV|Douay-Rheims|Reina-Valera 1909'),
      kind: list('Study|Reference|Gift|Journaling|Large Print|Youth|Children’s|Family|Pew|Compact'),
      quality: list('Abundant|Everyday|Heritage|Pilgrim|Restoration|Shepherd'),
    },
  },
} as const satisfies Record<string, TitleGrammar>;
