import { author, type ClassicAuthor } from './classic-author.ts';

/** Authors of classics for adults, written in other languages. */
export const classicsInTranslation: readonly ClassicAuthor[] = [
  author('Tolstoy, Leo', 1828, 1910, 'Yasnaya Polyana, Russia', 'adult', 'classics', [
    ['Война и мир', 1869],
    ['Anna Karenina', 1877],
    ['The Death of Ivan Ilyich', 1886],
  ]),
  author('Dostoevsky, Fyodor', 1821, 1881, 'Moscow, Russia', 'adult', 'classics', [
    ['Преступление и наказание', 1866],
    ['The Idiot', 1869],
    ['The Brothers Karamazov', 1880],
  ]),
  author('Chekhov, Anton', 1860, 1904, 'Taganrog, Russia', 'adult', 'literary', [
    ['The Lady with the Dog', 1899],
    ['The Cherry Orchard', 1904],
  ]),
  author('Hugo, Victor', 1802, 1885, 'Besançon, France', 'adult', 'classics', [
    ['Notre-Dame de Paris', 1831],
    ['Les Misérables', 1862],
  ]),
  author('Dumas, Alexandre', 1802, 1870, 'Villers-Cotterêts, France', 'adult', 'historical', [
    ['The Three Musketeers', 1844],
    ['The Count of Monte Cristo', 1846],
  ]),
  author('Flaubert, Gustave', 1821, 1880, 'Rouen, France', 'adult', 'classics', [
    ['Madame Bovary', 1857],
    ['L’Éducation sentimentale', 1869],
  ]),
  author('Zola, Émile', 1840, 1902, 'Paris, France', 'adult', 'classics', [
    ['Thérèse Raquin', 1867],
    ['Germinal', 1885],
  ]),
  author('Goethe, Johann Wolfgang von', 1749, 1832, 'Frankfurt am Main, Germany', 'adult', 'classics', [
    ['The Sorrows of Young Werther', 1774],
    ['Faust', 1808],
  ]),
  author('Kafka, Franz', 1883, 1924, 'Prague, Czech Republic', 'adult', 'literary', [
    ['Die Verwandlung', 1915],
    ['The Trial', 1925],
  ]),
  author('Cervantes Saavedra, Miguel de', 1547, 1616, 'Alcalá de Henares, Spain', 'adult', 'classics', [
    ['Don Quixote', 1605],
  ]),
  author('Murasaki Shikibu', 973, 1014, 'Kyoto, Japan', 'adult', 'classics', [['源氏物語', 1008]]),
  author('Natsume, Sōseki', 1867, 1916, 'Tokyo, Japan', 'adult', 'literary', [
    ['吾輩は猫である', 1905],
    ['Kokoro', 1914],
  ]),
  author('Tagore, Rabindranath', 1861, 1941, 'Kolkata, India', 'adult', 'poetry', [['Gitanjali', 1910]]),
  author('Machado de Assis, Joaquim Maria', 1839, 1908, 'Rio de Janeiro, Brazil', 'adult', 'classics', [
    ['Memórias Póstumas de Brás Cubas', 1881],
    ['Dom Casmurro', 1899],
  ]),
];
