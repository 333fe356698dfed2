import { author, type ClassicAuthor } from './classic-author.ts';

/** Authors of classics for adults, written in English. */
export const classicsInEnglish: readonly ClassicAuthor[] = [
  author('Austen, Jane', 1775, 1817, 'Steventon, England', 'adult', 'classics', [
    ['Sense and Sensibility', 1811],
    ['Pride and Prejudice', 1813],
    ['Mansfield Park', 1814],
    ['Emma', 1815],
    ['Persuasion', 1817],
    ['Northanger Abbey', 1817],
  ]),
  author('Brontë, Charlotte', 1816, 1855, 'Thornton, England', 'adult', 'classics', [
    ['Jane Eyre', 1847],
    ['Shirley', 1849],
    ['Villette', 1853],
  ]),
  author('Brontë, Emily', 1818, 1848, 'Thornton, England', 'adult', 'classics', [['Wuthering Heights', 1847]]),
  author('Brontë, Anne', 1820, 1849, 'Thornton, England', 'adult', 'classics', [
    ['Agnes Grey', 1847],
    ['The Tenant of Wildfell Hall', 1848],
  ]),
  author('Dickens, Charles', 1812, 1870, 'Portsmouth, England', 'adult', 'classics', [
    ['Oliver Twist', 1838],
    ['A Christmas Carol', 1843],
    ['David Copperfield', 1850],
    ['Bleak House', 1853],
    ['A Tale of Two Cities', 1859],
    ['Great Expectations', 1861],
  ]),
  author('Eliot, George', 1819, 1880, 'Nuneaton, England', 'adult', 'classics', [
    ['Adam Bede', 1859],
    ['The Mill on the Floss', 1860],
    ['Silas Marner', 1861],
    ['Middlemarch', 1871],
  ]),
  author('Hardy, Thomas', 1840, 1928, 'Higher Bockhampton, England', 'adult', 'classics', [
    ['Far from the Madding Crowd', 1874],
    ['The Return of the Native', 1878],
    ['Tess of the d’Urbervilles', 1891],
    ['Jude the Obscure', 1895],
  ]),
  author('Gaskell, Elizabeth', 1810, 1865, 'London, England', 'adult', 'classics', [
    ['Cranford', 1853],
    ['North and South', 1855],
    ['Wives and Daughters', 1866],
  ]),
  author('Thackeray, William Makepeace', 1811, 1863, 'Kolkata, India', 'adult', 'classics', [['Vanity Fair', 1848]]),
  author('Trollope, Anthony', 1815, 1882, 'London, England', 'adult', 'classics', [
    ['The Warden', 1855],
    ['Barchester Towers', 1857],
    ['The Way We Live Now', 1875],
  ]),
  author('Collins, Wilkie', 1824, 1889, 'London, England', 'adult', 'mystery', [
    ['The Woman in White', 1860],
    ['The Moonstone', 1868],
  ]),
  author('Doyle, Arthur Conan', 1859, 1930, 'Edinburgh, Scotland', 'adult', 'mystery', [
    ['A Study in Scarlet', 1887],
    ['The Sign of the Four', 1890],
    ['The Adventures of Sherlock Holmes', 1892],
    ['The Hound of the Baskervilles', 1902],
  ]),
  author('Poe, Edgar Allan', 1809, 1849, 'Boston, Massachusetts', 'adult', 'mystery', [
    ['The Fall of the House of Usher', 1839],
    ['The Murders in the Rue Morgue', 1841],
    ['The Raven', 1845],
  ]),
  author('Stoker, Bram', 1847, 1912, 'Dublin, Ireland', 'adult', 'thriller', [['Dracula', 1897]]),
  author('Shelley, Mary', 1797, 1851, 'London, England', 'adult', 'scienceFiction', [
    ['Frankenstein', 1818],
    ['The Last Man', 1826],
  ]),
  author('Wells, H. G.', 1866, 1946, 'Bromley, England', 'adult', 'scienceFiction', [
    ['The Time Machine', 1895],
    ['The Island of Doctor Moreau', 1896],
    ['The Invisible Man', 1897],
    ['The War of the Worlds', 1898],
  ]),
  author('Verne, Jules', 1828, 1905, 'Nantes, France', 'adult', 'scienceFiction', [
    ['Journey to the Center of the Earth', 1864],
    ['Twenty Thousand Leagues Under the Sea', 1870],
    ['Around the World in Eighty Days', 1872],
    ['The Mysterious Island', 1875],
  ]),
  author('Čapek, Karel', 1890, 1938, 'Malé Svatoňovice, Czech Republic', 'adult', 'scienceFiction', [
    ['R.U.R. (Rossum’s Universal Robots)', 1920],
  ]),
  author('Wilde, Oscar', 1854, 1900, 'Dublin, Ireland', 'adult', 'classics', [
    ['The Picture of Dorian Gray', 1890],
    ['An Ideal Husband', 1895],
    ['The Importance of Being Earnest', 1895],
  ]),
  author('Conrad, Joseph', 1857, 1924, 'Berdychiv, Ukraine', 'adult', 'classics', [
    ['Heart of Darkness', 1899],
    ['Lord Jim', 1900],
    ['The Secret Agent', 1907],
  ]),
  author('Forster, E. M.', 1879, 1970, 'London, England', 'adult', 'literary', [
    ['A Room with a View', 1908],
    ['Howards End', 1910],
  ]),
  author('Woolf, Virginia', 1882, 1941, 'London, England', 'adult', 'literary', [
    ['Jacob’s Room', 1922],
    ['Mrs. Dalloway', 1925],
    ['To the Lighthouse', 1927],
  ]),
  author('Joyce, James', 1882, 1941, 'Dublin, Ireland', 'adult', 'literary', [
    ['Dubliners', 1914],
    ['A Portrait of the Artist as a Young Man', 1916],
    ['Ulysses', 1922],
  ]),
  author('Mansfield, Katherine', 1888, 1923, 'Wellington, New Zealand', 'adult', 'literary', [
    ['Bliss and Other Stories', 1920],
    ['The Garden Party', 1922],
  ]),
  author('Hawthorne, Nathaniel', 1804, 1864, 'Salem, Massachusetts', 'adult', 'classics', [
    ['The Scarlet Letter', 1850],
    ['The House of the Seven Gables', 1851],
  ]),
  author('Melville, Herman', 1819, 1891, 'New York, New York', 'adult', 'classics', [
    ['Moby-Dick', 1851],
    ['Billy Budd, Sailor', 1924],
  ]),
  author('Twain, Mark', 1835, 1910, 'Florida, Missouri', 'adult', 'classics', [
    ['The Adventures of Tom Sawyer', 1876],
    ['The Prince and the Pauper', 1881],
    ['Adventures of Huckleberry Finn', 1884],
  ]),
  author('James, Henry', 1843, 1916, 'New York, New York', 'adult', 'literary', [
    ['The Portrait of a Lady', 1881],
    ['The Turn of the Screw', 1898],
    ['The Wings of the Dove', 1902],
  ]),
  author('Wharton, Edith', 1862, 1937, 'New York, New York', 'adult', 'literary', [
    ['The House of Mirth', 1905],
    ['Ethan Frome', 1911],
    ['The Age of Innocence', 1920],
  ]),
  author('Cather, Willa', 1873, 1947, 'Gore, Virginia', 'adult', 'historical', [
    ['O Pioneers!', 1913],
    ['The Song of the Lark', 1915],
    ['My Ántonia', 1918],
  ]),
  author('Chopin, Kate', 1850, 1904, 'St. Louis, Missouri', 'adult', 'literary', [['The Awakening', 1899]]),
  author('Crane, Stephen', 1871, 1900, 'Newark, New Jersey', 'adult', 'historical', [
    ['The Red Badge of Courage', 1895],
  ]),
  author('London, Jack', 1876, 1916, 'San Francisco, California', 'adult', 'classics', [
    ['The Call of the Wild', 1903],
    ['The Sea-Wolf', 1904],
    ['White Fang', 1906],
  ]),
  author('Fitzgerald, F. Scott', 1896, 1940, 'St. Paul, Minnesota', 'adult', 'literary', [
    ['This Side of Paradise', 1920],
    ['The Great Gatsby', 1925],
  ]),
  author('Whitman, Walt', 1819, 1892, 'West Hills, New York', 'adult', 'poetry', [['Leaves of Grass', 1855]]),
  author('Dickinson, Emily', 1830, 1886, 'Amherst, Massachusetts', 'adult', 'poetry', [['Poems', 1890]]),
  author('Keats, John', 1795, 1821, 'London, England', 'adult', 'poetry', [['Endymion', 1818]]),
  author('Thoreau, Henry David', 1817, 1862, 'Concord, Massachusetts', 'adult', 'nature', [
    ['Walden', 1854],
    ['The Maine Woods', 1864],
  ]),
  author('Darwin, Charles', 1809, 1882, 'Shrewsbury, England', 'adult', 'science', [
    ['The Voyage of the Beagle', 1839],
    ['On the Origin of Species', 1859],
  ]),
  author('Douglass, Frederick', 1818, 1895, 'Talbot County, Maryland', 'adult', 'biography', [
    ['Narrative of the Life of Frederick Douglass', 1845],
    ['My Bondage and My Freedom', 1855],
  ]),
  author('Du Bois, W. E. B.', 1868, 1963, 'Great Barrington, Massachusetts', 'adult', 'history', [
    ['The Souls of Black Folk', 1903],
  ]),
  author('Franklin, Benjamin', 1706, 1790, 'Boston, Massachusetts', 'adult', 'biography', [
    ['The Autobiography of Benjamin Franklin', 1791],
  ]),
  author('Wollstonecraft, Mary', 1759, 1797, 'London, England', 'adult', 'history', [
    ['A Vindication of the Rights of Woman', 1792],
  ]),
  author('Smith, Adam', 1723, 1790, 'Kirkcaldy, Scotland', 'adult', 'business', [['The Wealth of Nations', 1776]]),
  author('Marcus Aurelius', 121, 180, 'Rome, Italy', 'adult', 'selfHelp', [['Meditations', 180]]),
  author('Acton, Eliza', 1799, 1859, 'Battle, England', 'adult', 'cooking', [
    ['Modern Cookery for Private Families', 1845],
  ]),
];
