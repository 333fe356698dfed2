import { list } from './title-grammar.ts';

export const places = list(
  'Ashdown|Blackwater Bay|Candle Street|Cedar Hollow|Cold Harbor|Dunmore|Elderfield|Fairhaven|Foxglove Lane|Gull Island|Harrow Hill|Juniper Creek|Kestrel Point|Lantern Quay|Marrow Bridge|Mill Lane|Nightingale Court|Orchard Row|Pemberley Road|Quarry Lake|Ravenscar|Saltmarsh|Sparrow Hill|Stonecroft|Thistledown|Tidewater|Vesper House|Willow Bend|Winterbourne|Yarrow Farm',
);

/** Words shared by the fiction grammars. */
export const fictionWords = {
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
