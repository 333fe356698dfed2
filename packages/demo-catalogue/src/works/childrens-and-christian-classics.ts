import { author, type ClassicAuthor } from './classic-author.ts';

/** Authors of children’s classics. */
export const childrensClassics: readonly ClassicAuthor[] = [
  author('Carroll, Lewis', 1832, 1898, 'Daresbury, England', 'children', 'childrenClassics', [
    ['Alice’s Adventures in Wonderland', 1865],
    ['Through the Looking-Glass', 1871],
  ]),
  author('Alcott, Louisa May', 1832, 1888, 'Germantown, Pennsylvania', 'children', 'childrenClassics', [
    ['Little Women', 1868],
    ['Little Men', 1871],
    ['Eight Cousins', 1875],
  ]),
  author('Baum, L. Frank', 1856, 1919, 'Chittenango, New York', 'children', 'childrenClassics', [
    ['The Wonderful Wizard of Oz', 1900],
    ['The Marvelous Land of Oz', 1904],
    ['Ozma of Oz', 1907],
  ]),
  author('Barrie, J. M.', 1860, 1937, 'Kirriemuir, Scotland', 'children', 'childrenClassics', [
    ['Peter and Wendy', 1911],
  ]),
  author('Burnett, Frances Hodgson', 1849, 1924, 'Manchester, England', 'children', 'childrenClassics', [
    ['Little Lord Fauntleroy', 1886],
    ['A Little Princess', 1905],
    ['The Secret Garden', 1911],
  ]),
  author('Grahame, Kenneth', 1859, 1932, 'Edinburgh, Scotland', 'children', 'childrenClassics', [
    ['The Wind in the Willows', 1908],
  ]),
  author('Kipling, Rudyard', 1865, 1936, 'Mumbai, India', 'children', 'childrenClassics', [
    ['The Jungle Book', 1894],
    ['Just So Stories', 1902],
  ]),
  author('Montgomery, L. M.', 1874, 1942, 'Clifton, Prince Edward Island', 'children', 'childrenClassics', [
    ['Anne of Green Gables', 1908],
    ['Anne of Avonlea', 1909],
    ['Emily of New Moon', 1923],
  ]),
  author('Nesbit, E.', 1858, 1924, 'London, England', 'children', 'childrenClassics', [
    ['Five Children and It', 1902],
    ['The Railway Children', 1906],
  ]),
  author('Potter, Beatrix', 1866, 1943, 'London, England', 'children', 'pictureBook', [
    ['The Tale of Peter Rabbit', 1902],
    ['The Tale of Squirrel Nutkin', 1903],
    ['The Tale of Jemima Puddle-Duck', 1908],
  ]),
  author('Sewell, Anna', 1820, 1878, 'Great Yarmouth, England', 'children', 'childrenClassics', [
    ['Black Beauty', 1877],
  ]),
  author('Spyri, Johanna', 1827, 1901, 'Hirzel, Switzerland', 'children', 'childrenClassics', [['Heidi', 1881]]),
  author('Collodi, Carlo', 1826, 1890, 'Florence, Italy', 'children', 'childrenClassics', [
    ['The Adventures of Pinocchio', 1883],
  ]),
  author('Stevenson, Robert Louis', 1850, 1894, 'Edinburgh, Scotland', 'children', 'childrenClassics', [
    ['Treasure Island', 1883],
    ['A Child’s Garden of Verses', 1885],
    ['Kidnapped', 1886],
  ]),
  author('Andersen, Hans Christian', 1805, 1875, 'Odense, Denmark', 'children', 'pictureBook', [
    ['The Little Mermaid', 1837],
    ['The Ugly Duckling', 1843],
    ['The Snow Queen', 1844],
  ]),
  author('Milne, A. A.', 1882, 1956, 'London, England', 'children', 'pictureBook', [['When We Were Very Young', 1924]]),
];

/** Authors of Christian classics. */
export const christianClassics: readonly ClassicAuthor[] = [
  author('Bunyan, John', 1628, 1688, 'Elstow, England', 'christian', 'christianLiving', [
    ['The Pilgrim’s Progress', 1678],
  ]),
  author('Augustine of Hippo', 354, 430, 'Thagaste, Algeria', 'christian', 'theology', [
    ['Confessions', 400],
    ['The City of God', 426],
  ]),
  author('Thomas à Kempis', 1380, 1471, 'Kempen, Germany', 'christian', 'devotional', [
    ['The Imitation of Christ', 1418],
  ]),
  author('Chesterton, G. K.', 1874, 1936, 'London, England', 'christian', 'theology', [
    ['Orthodoxy', 1908],
    ['The Everlasting Man', 1925],
  ]),
  author('Spurgeon, Charles Haddon', 1834, 1892, 'Kelvedon, England', 'christian', 'devotional', [
    ['Morning by Morning', 1865],
    ['Evening by Evening', 1868],
  ]),
  author('Teresa of Ávila', 1515, 1582, 'Ávila, Spain', 'christian', 'devotional', [['The Interior Castle', 1588]]),
  author('Murray, Andrew', 1828, 1917, 'Graaff-Reinet, South Africa', 'christian', 'christianLiving', [
    ['Abide in Christ', 1882],
    ['Humility', 1895],
  ]),
  author('MacDonald, George', 1824, 1905, 'Huntly, Scotland', 'christian', 'christianFiction', [
    ['Phantastes', 1858],
    ['Lilith', 1895],
  ]),
];
