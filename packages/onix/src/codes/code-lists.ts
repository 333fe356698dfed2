/**
 * Words for the codes of ONIX that the sheet shows, by code. Numbers are those of the code lists (EDItEUR, issue 73).
 */
type CodeList = ReadonlyMap<string, string>;

/** Reads `code words; code words; …`. */
function codeList(text: string): CodeList {
  const pairs = text.replace(/\s+/g, ' ').split('; ');
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]));
}

/** Product form, list 150 with those that only list 7 (2.1) has. */
export const productForms =
  codeList(`AA Audio; AB Audio Cassette; AC Audio CD; AE Audio Disc; AF Audio Tape; AG MiniDisc; AH Audio CD Extra; AI DVD
Audio; AJ Digital Audio; AK Preloaded Audio Player; AL Audio SD Card; AM LP; AN Digital Audio; AO Streamed Audio; AZ
Audio; BA Book; BB Hardcover; BC Paperback; BD Loose-leaf; BE Spiral Bound; BF Pamphlet; BG Leather; BH Board Book;
BI Rag Book; BJ Bath Book; BK Novelty Book; BL Slide Bound; BM Big Book; BN Part-work; BO Fold-out Book; BP Foam
Book; BZ Book; CA Map; CB Folded Map; CC Flat Map; CD Rolled Map; CE Globe; CZ Map; DA Digital; DB CD-ROM; DC CD-I;
DD DVD; DE Game Cartridge; DF Diskette; DG E-Book; DH Online Resource; DI DVD-ROM; DM USB Drive; DO Digital Licence;
DZ Digital; EA E-Book; EB E-Book; EC Online Resource; ED E-Book; LA Digital Licence; LB Digital Licence Key; LC
Digital Licence Code; PA Printed Item; PB Address Book; PC Calendar; PD Cards; PE Copymasters; PF Diary; PG Frieze;
PH Kit; PI Sheet Music; PJ Postcard Book; PK Poster; PL Record Book; PM Folder; PN Pictures; PO Wallchart; PP
Stickers; PR Notebook; PS Organizer; PT Bookmark; PU Leaflet; PZ Printed Item; SA Set; SB Boxed Set; SC Slip-cased
Set; SD Shrink-wrapped Set; SE Set; SF Set; SG Digital Set; VA Video; VI DVD; VJ VHS Video; VO Blu-ray; VZ Video; WW
Mixed Media Set; WX Multiple Copy Pack; XA Trade-only Material; XB Dumpbin, Empty; XC Dumpbin; XD Counterpack,
Empty; XE Counterpack; XF Promotional Poster; XL Shrink-wrapped Pack; XM Boxed Pack; XN Pack; XZ Point of Sale
Material; ZA Merchandise; ZB Doll; ZC Soft Toy; ZD Toy; ZE Game; ZF T-shirt; ZG E-Book Reader; ZI Audiobook Player;
ZJ Jigsaw; ZK Mug; ZL Tote Bag; ZZ Merchandise`);

/** Product form detail, lists 175 and 78: those that name the format better than the form does. */
export const formatDetails =
  codeList(`A103 MP3; B101 Mass Market Paperback; B102 Trade Paperback; B104 A-format Paperback; B105 B-format Paperback; B106
Trade Paperback; B107 Tall Rack Paperback; B135 Mass Market Max Paperback; B201 Coloring Book; B202 Lift-the-flap
Book; B206 Pop-up Book; B208 Sound Book; B209 Sticker Book; B210 Touch-and-feel Book; B212 Die-cut Book; B221
Picture Book; B306 Library Binding`);

/** Formats of electronic books: list 175 (E…) and list 10 of 2.1 (EpubType). */
export const epubFormats =
  codeList(`E101 EPUB; E105 HTML; E107 PDF; E116 Kindle; E127 Mobipocket; E141 iBook; E148 Kindle Print Replica; 001 HTML; 002
PDF; 022 Mobipocket; 023 Open Ebook; 029 EPUB; 031 Kindle; 044 iBook; 098 Multiple Formats`);

/** Tax rate, list 62. */
export const taxRates = codeList(
  'H higher rate; P tax paid at source; R lower rate; S standard rate; T super-low rate; Z zero rate',
);

/** Contributor role, list 17: the words of a credit. */
export const contributorRoles =
  codeList(`A01 Author; A02 With; A03 Screenplay; A04 Libretto; A05 Lyrics; A06 Composer; A07 Artist; A08 Photographer; A09
Created by; A10 From an Idea by; A11 Designer; A12 Illustrator; A13 Photographs; A14 Text; A15 Preface; A16
Prologue; A17 Summary; A18 Supplement; A19 Afterword; A20 Notes; A21 Commentaries; A22 Epilogue; A23 Foreword; A24
Introduction; A25 Footnotes; A26 Memoir; A27 Experiments; A29 Introduction and Notes; A30 Software; A31 Book and
Lyrics; A32 Contributions; A33 Appendix; A34 Index; A35 Drawings; A36 Cover Design; A38 Original Author; A39 Maps;
A40 Colorist; A42 Continued by; A43 Interviewer; A44 Interviewee; A45 Comic Script; A46 Inker; A47 Colorist; A48
Letterer; A51 Research; A99 Creator; B01 Editor; B02 Revised by; B03 Retold by; B04 Abridged by; B05 Adapted by; B06
Translator; B07 As Told by; B08 Translator, Commentary; B09 Series Editor; B10 Editor and Translator; B11
Editor-in-Chief; B12 Guest Editor; B13 Volume Editor; B15 Editorial Coordination; B16 Managing Editor; B18 Prepared
for Publication by; B19 Associate Editor; B20 Consultant Editor; B21 General Editor; B22 Dramatized by; B24 Literary
Editor; B25 Arranged by; B26 Technical Editor; B99 Adapted by; C01 Compiler; C02 Selected by; C03 Selected by; C04
Curator; C99 Compiler; D01 Producer; D02 Director; D03 Conductor; D99 Director; E01 Actor; E03 Narrator; E04
Commentator; E05 Vocalist; E06 Instrumentalist; E07 Reader; E08 Performer; E09 Speaker; E10 Presenter; E99
Performer; F01 Filmed by; F02 Film Editor; Z01 Assisted by; Z02 Honored by; Z06 In Association with; Z98 Various;
Z99 Other`);

/** Persons without a name, list 19. */
export const unnamedPersons =
  codeList(`01 Unknown; 02 Anonymous; 03 et al.; 04 Various; 05 Synthesized Voice, Male; 06 Synthesized Voice, Female; 07
Synthesized Voice; 08 Synthesized Voice; 09 Artificial Intelligence`);

/** Illustration type, lists 25 and 256 of 2.1. */
export const illustrationTypes =
  codeList(`01 b&w illustrations; 02 color illustrations; 03 b&w halftones; 04 color halftones; 05 b&w line drawings; 06 color
line drawings; 07 b&w tables; 08 color tables; 09 illustrations; 10 halftones; 11 tables; 12 line drawings; 13
duotone halftones; 14 maps; 15 frontispiece; 16 diagrams; 17 figures; 18 charts; 19 recorded music items; 20 printed
music items; 21 graphs; 22 plates; 23 b&w plates; 24 color plates; 25 index; 26 bibliography; 27 inset maps; 28 GPS
grids; 29 glossary; 30 table of contents; 31 gazetteer`);

/** Audience, list 28. */
export const audiences =
  codeList(`01 General/adult; 02 Children; 03 Teenage; 04 Primary and secondary education; 05 Tertiary education; 06
Professional and scholarly; 07 English as a second language; 08 Adult education; 09 Second language teaching; 11
Pre-primary education; 12 Primary education; 13 Lower secondary education; 14 Upper secondary education`);

/** Complexity scheme, list 32. */
export const complexitySchemes =
  codeList(`01 Lexile; 02 Lexile; 03 Fry; 04 Book Band; 05 Fountas & Pinnell; 06 Lexile; 07 ATOS; 08 Flesch-Kincaid; 09 Guided
Reading Level; 10 Reading Recovery; 11 LIX; 12 Lexile Audio; 13 Lexile (Spanish)`);

/** Prize achievement, list 41. */
export const achievements = codeList(
  `01 Winner; 02 Runner-up; 03 Commended; 04 Shortlisted; 05 Longlisted; 06 Joint winner; 07 Nominated`,
);

/** Edition type, list 21. */
export const editionTypes =
  codeList(`ABR Abridged; ACT Acting; ADP Adapted; ANN Annotated; AVS Anniversary; BLL Bilingual; BLP Bilingual, facing pages;
BRL Braille; BUD Budget; CMB Combined volume; CRI Critical; CSP Coursepack; DGO Digital original; ENH Enhanced; ENL
Enlarged; ETR Easy to read; EXP Expurgated; FAC Facsimile; FST Festschrift; HRE High readability; ILL Illustrated; INT
International; LTE Large print; MCP Microprint; MDT Media tie-in; MLL Multilingual; NED New; NUM Numbered copies; PBO
Paperback original; PRB Prebound; REV Revised; SCH School; SIG Signed; SMP Simplified language; SPE Special; STU Student;
TCH Teacher’s; UBR Unabridged; ULP Ultra large print; UNN Unnumbered copies; UXP Unexpurgated; VAR Variorum; VOR
Vorlesebuch`);

/** Bible version, list 83: those sold in English and Spanish. */
export const bibleVersions =
  codeList(`AMP Amplified; ASV American Standard; CEB Common English Bible; CEV Contemporary English; DOU Douay-Rheims; ERV Easy
to Read; ESV English Standard; GDW God's Word; GEN Geneva; GNB Good News; GRK Original Greek; HBR Original Hebrew;
HCS Christian Standard; ICB International Children's; JER Jerusalem; KJV King James; KJT 21st Century King James;
LVB Living Bible; MSG The Message; NAB New American; NAR New American Revised; NAS New American Standard; NAU New
American Standard, Updated; NCB New Catholic; NCV New Century; NEB New English; NIR New International Reader's; NIV
New International; NJB New Jerusalem; NKJ New King James; NLV New Living; NRS New Revised Standard; NTV Nueva
Traducción Viviente; NVI Nueva Versión Internacional; PHP Phillips; REB Revised English; REV Revised Version; RSC
Revised Standard Catholic; RSV Revised Standard; RVL Reina-Valera; TEV Today's English; TNI Today's New
International; BLA Biblia de las Américas; BLB Nueva Biblia de las Américas; JEL Biblia de Jerusalén
Latinoamericana; ZZZ Other`);

/** Binding and page edge colour, list 98. */
export const colors =
  codeList(`BLK Black; BLU Blue; BRN Brown; BUR Burgundy; CEL Pale Green; CPR Copper; CRE Cream; FCO Four-color; FCS Four-color
and Spot; GLD Gold; GRN Green; GRY Grey; HOL Holographic; MUL Multicolor; NAV Navy; ORG Orange; PNK Pink; PUR
Purple; RED Red; SKY Pale Blue; SLV Silver; TAN Tan; TEA Teal; WHI White; YEL Yellow; ZZZ Other`);

/** Special cover material, list 99. */
export const coverMaterials =
  codeList(`01 Berkshire Leather; 02 Calfskin; 03 French Morocco; 04 Morocco; 05 Bonded Leather; 06 Bonded Leather; 07 Bonded
Leather; 08 Bonded Leather; 09 Bonded Leather; 10 Bonded Leather; 11 Bonded Leather; 12 Bonded Leather; 13 Cowhide;
14 Eelskin; 15 Kivar; 16 Leatherflex; 17 Moleskin; 18 Softhide Leather; 19 Metal; 20 Velvet; 21 Mother-of-pearl; 25
Imitation Leather; 26 Pigskin; 27 Goatskin; 28 Rubber; 29 Padded Fabric`);

/** Accessibility of e-publications, list 196. */
export const accessibilityDetails =
  codeList(`00 Accessibility summary; 01 LIA compliance; 02 EPUB Accessibility 1.0 A; 03 EPUB Accessibility 1.0 AA; 04
EPUB Accessibility 1.1; 05 PDF/UA-1; 06 PDF/UA-2; 08 Accessibility unknown; 09 Inaccessible; 10 No accessibility
option disabled; 11 Table of contents navigation; 12 Index navigation; 13 Single logical reading order; 14 Short image
descriptions; 15 Full image descriptions; 16 Visualized data also as text; 17 MathML; 18 ChemML; 19 Print page
numbers; 20 Synchronized audio; 21 Text-to-speech hints; 22 Language tagging; 24 Dyslexia readability; 25 Color is not
the only means; 26 High contrast text; 27 High contrast audio; 28 Full audio descriptions; 29 Structural navigation;
30 ARIA roles; 31 Accessible controls; 32 Landmark navigation; 34 Chemistry as MathML; 35 LaTeX; 36 Appearance can be
modified; 37 Ultra-high contrast; 38 Unusual words explained; 39 Accessible supplement; 40 Clear link purposes; 41
Page list navigation; 51 Readable by pre-recorded audio; 52 Readable without sight; 53 Described math; 54 Chemistry as
LaTeX; 75 EAA exception: micro-enterprise; 76 EAA exception: disproportionate burden; 77 EAA exception: fundamental
alteration; 80 WCAG 2.0; 81 WCAG 2.1; 82 WCAG 2.2; 84 WCAG level A; 85 WCAG level AA; 86 WCAG level AAA; 88
Certifier’s credentials; 89 Certifier’s credentials on the web; 90 Certified by; 91 Assessed on; 92 Accessibility
addendum; 93 Certified by, on the web; 94 Conformance on the web; 95 Intermediary’s page on accessibility; 96
Publisher’s page on accessibility; 97 Compatibility tested; 98 Intermediary’s contact for accessibility; 99
Publisher’s contact for accessibility`);
