import type { Manner } from './genre-table.ts';

export interface TitleGrammar {
  titles: readonly string[];
  /** With how often such titles have one. */
  subtitles: readonly string[];
  subtitled: number;
  words: Readonly<Record<string, readonly string[]>>;
}

const list = (text: string) => text.split('|');

const places = list(
  'Ashdown|Blackwater Bay|Candle Street|Cedar Hollow|Cold Harbor|Dunmore|Elderfield|Fairhaven|Foxglove Lane|Gull Island|Harrow Hill|Juniper Creek|Kestrel Point|Lantern Quay|Marrow Bridge|Mill Lane|Nightingale Court|Orchard Row|Pemberley Road|Quarry Lake|Ravenscar|Saltmarsh|Sparrow Hill|Stonecroft|Thistledown|Tidewater|Vesper House|Willow Bend|Winterbourne|Yarrow Farm',
);

const fictionWords = {
  place: places,
  noun: list(
    'Atlas|Beekeeper|Bookbinder|Bridge|Cartographer|Clockmaker|Daughter|Empty Chair|Ferryman|Garden|Glass House|Harvest|House|Inheritance|Lamplighter|Letter|Lighthouse|Long Winter|Map|Mirror|Orchard|Painter|Piano Tuner|River|Salt Road|Seamstress|Second Summer|Storm|Summerhouse|Translator|Violin|Weaver|Widow',
  ),
  things: list(
    'Bees|Bells|Birds|Borrowed Days|Bridges|Embers|Ghosts|Lanterns|Letters|Maps|Orchards|Ordinary Things|Rivers|Shadows|Small Mercies|Sparrows|Stars|Strangers|Tides|Whispers|Wild Plums|Windows',
  ),
  quality: list(
    'Broken|Burning|Distant|Drowned|Faithful|Forgotten|Gentle|Hidden|Hollow|Last|Long|Lost|Northern|Patient|Quiet|Restless|Secret|Silver|Unfinished|Unspoken|Wild|Winter',
  ),
  time: list(
    'a Thousand Mornings|All Souls|Autumn|Midnight|Midsummer|September|the Evening|the First Snow|the Hungry Year|the Longest Night',
  ),
  doing: list('Carried|Forgot|Kept|Left Behind|Remembered|Taught Us|Took'),
  where: list(
    'Across the Water|After the Rain|Beneath the Ice|Beyond the Orchard|By Candlelight|in Winter|of the North|on the Hill|Without a Name',
  ),
} as const;

export const titleGrammars: Record<Manner, TitleGrammar> = {
  story: {
    titles: [
      'The {noun} of {place}',
      'The {quality} {noun}',
      'A {noun} {where}',
      'What the {noun} {doing}',
      'The {noun}’s {things}',
      '{things} of {place}',
      'Before {time}',
      'A House for {things}',
      'All the {quality} {things}',
      'The Year of {things}',
      'Leaving {place}',
      'The {noun} and the {noun}',
    ],
    subtitles: ['A Novel', 'A Novel', 'A Novel', 'Stories', 'A Novel in Letters'],
    subtitled: 0.72,
    words: fictionWords,
  },
  suspense: {
    titles: [
      'Murder at {place}',
      'Death Comes to {place}',
      'The {place} {affair}',
      'The {quality} {witness}',
      'A {crime} in {place}',
      'No One Leaves {place}',
      'The {witness} in {room}',
      '{crime} by {time}',
      'What the {witness} Saw',
      'Every {quality} Lie',
      'Her {quality} Secret',
      'The Night She {vanished}',
    ],
    subtitles: ['A Mystery', 'A Novel of Suspense', 'A Thriller', 'An Inspector {inspector} Mystery'],
    subtitled: 0.6,
    words: {
      ...fictionWords,
      affair: list('Affair|Alibi|Confession|File|Inheritance|Ledger|Verdict'),
      witness: list(
        'Archivist|Bride|Caretaker|Driver|Guest|Lodger|Neighbor|Nurse|Passenger|Sister|Stranger|Tenant|Witness',
      ),
      crime: list('Alibi|Body|Murder|Poison|Ransom|Silence'),
      room: list('Cabin Nine|the Attic|the Boathouse|the Library|the Next Room|the Photograph|Room 14'),
      vanished: list('Disappeared|Drove Away|Lied|Ran|Told the Truth'),
      inspector: list('Calder|Fairweather|Lindgren|Moss|Okafor|Quill|Tremayne'),
    },
  },
  romance: {
    titles: [
      'The {hero}’s {quality} {bride}',
      'Falling for the {hero}',
      'A {bride} for the {hero}',
      'Summer at {place}',
      'The {shop} on {place}',
      'Her {quality} {hero}',
      'Christmas in {place}',
      'One {quality} Weekend',
      'Reunited with the {hero}',
      'The {hero} Next Door',
      'Meet Me in {place}',
      'Second Chance at {place}',
    ],
    subtitles: [
      'A Novel',
      'A Romance Novel',
      'An Uplifting Romance',
      'A Clean and Uplifting Romance',
      'A Christmas Romance',
    ],
    subtitled: 0.5,
    words: {
      ...fictionWords,
      hero: list(
        'Baker|Bodyguard|Captain|Carpenter|Cowboy|Doctor|Duke|Earl|Firefighter|Lawman|Rancher|Rebel|Sheriff|Surgeon|Veterinarian|Viscount',
      ),
      bride: list('Bargain|Bride|Engagement|Governess|Homecoming|Proposal|Promise|Rival|Secret|Wish'),
      quality: list(
        'Accidental|Convenient|Forbidden|Hometown|Irresistible|Mistaken|Perfect|Reluctant|Secret|Snowbound|Unexpected|Unlikely',
      ),
      shop: list('Bakery|Bookshop|Flower Shop|Guesthouse|Teahouse|Vineyard'),
    },
  },
  wonder: {
    titles: [
      'The {quality} {throne}',
      'A {throne} of {stuff} and {stuff}',
      'The {stuff} {people}',
      'Children of the {quality} {world}',
      'The {world} Beyond {world}',
      '{stuff} and {stuff}',
      'Last {people} of {planet}',
      'The {people} of {planet}',
      'Signal from {planet}',
      'Beneath a {quality} {world}',
    ],
    subtitles: ['A Novel', 'Book One of the {planet} Cycle', 'A {planet} Story'],
    subtitled: 0.42,
    words: {
      quality: list('Burning|Drifting|Fallen|Frozen|Hollow|Iron|Nameless|Ninth|Shattered|Sleeping|Starless|Sunken'),
      throne: list('Archive|Compass|Court|Crown|Engine|Gate|Oath|Song|Throne|Tower'),
      stuff: list('Amber|Ash|Bone|Copper|Frost|Glass|Ink|Iron|Salt|Silver|Smoke|Thorn'),
      people: list('Cartographer|Courier|Exile|Gardener|Navigator|Pilgrim|Singer|Smith|Thief|Witch'),
      world: list('Horizon|Moon|Orbit|Sea|Sky|Star|Sun|Tide'),
      planet: list('Aldermar|Brannoch|Cinderfall|Ephesia|Halcyon|Keth|Marisol Station|Osmund|Tessaly|Vael|Veridon'),
    },
  },
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
};
