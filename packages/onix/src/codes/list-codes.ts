/**
 * The codes of the ONIX code lists that fields are read from or written with (EDItEUR, issue 73), as ranges that differ
 * in the digits at their end. Codes after `+` are newer than issue 68, the issue of the schemas of 3.0 and 3.1 with
 * which
 * exports are valid. Lists 49 and 91 are in `regions.ts` and `countries.ts`.
 */
const lists = {
  1: '01-05 08 09 88 89',
  2: '00 01 10 11 20 30 31',
  5: '01-06 13-15 17 22-31 34 35 + 36',
  15: '00-08 10-16',
  17: 'A01-A52 A99 B01-B35 B99 C01-C04 C99 D01-D04 D99 E01-E11 E99 F01 F02 F99 Z01-Z06 Z98 Z99 + A56 B36',
  19: '01-09',
  21: `ABR ACT ADP ALT ANN BLL BLP BRL BUD CMB CRI CSP DGO ENH ENL ETR EXP FAC FST HRE ILL INT LTE MCP MDT MLL NED
NUM PBO PRB REV SCH SIG SMP SPE STU TCH UBR ULP UNN UXP VAR VOR + AVS`,
  22: '01-03 06-15',
  23: '00 02-18 22 23',
  24: '00-06 11 12 14-19 31',
  25: '00-31',
  27: '01-99 A2-A9 B0-B9 C0-C9 D0-D2 + D3-D5',
  28: '01-09 11-14',
  29: '01-30',
  30: '11 12 15-34',
  31: '01 03 04',
  32: '01-13',
  41: '01-07',
  44: '01-08 10 12 13 15-45',
  45: '01-07 09-19 + 21',
  46: '00-08',
  48: '01-30',
  50: 'cm gr in kg lb mm oz px',
  51: '00-13 16-35 37-48',
  53: '00-04',
  55: '00-14 20 21 25 32',
  57: '01-08',
  58: '01-09 11-15 17 21-25 27 31-37 41 42',
  59: '00-19',
  62: 'H P R S T Z',
  64: '00-13 15-18',
  65: '01 09-12 20-23 30-34 40-52 97-99',
  68: '00-18',
  71: '00-19 99 + 20-23',
  73: '00-18 23-52 + 53 54',
  74: `aar aav abk ace ach ada ady afa afh afr ain aka akk alb ale alg alq alt amh ang anp apa ara arc arg arm arn
arp art arw asm ast ath atj aus ava ave awa aym aze bad bai bak bal bam ban baq bas bat bej bel bem ben ber
bho bih bik bin bis bla bnt bos bra bre brx btk bua bug bul bum bur byn cad cai car cat cau cay ceb cel cha
chb che chg chi chk chm chn cho chp chr chu chv chy cic ckb cmc cmn cnr cop cor cos cpe cpf cpp cre crg crh
crj crk crl crm crp csb csw cus cwd cze dak dan dar day del den dgr din div doi dra dsb dua dum dut dyu dzo
efi egl egy eka elx eng enm epo est esx ewe ewo fan fao fat fij fil fin fit fiu fkv fon fre frm fro frr frs
fry fuf ful fur gaa gay gba gem geo ger gez gil git gla gle glg glv gmh gml goh gon gor got grb grc gre grn
grt gsw guc guj gwi hai hat hau haw heb her hil him hin hit hmn hmo hmx hop hrv hsb hun hup iba ibo ice ido
iii ijo ike ikt iku ile ilo ina inc ind ine inh ipk ira iro ita jav jbo jow jpn jpr jpx jrb kaa kab kac kal
kam kan kar kas kau kaw kaz kbd kbp kdr kha khi khm kho kik kin kir kmb kok kom kon kor kos kpe kqs krc krl
kro kru kss kua kum kur kut kwk lad lah lam lao lat lav lez lij lim lin lit lkt lmo lol lom loz ltz lua lub
lug lui lun luo lus mac mad mag mah mai mak mal man mao map mar mas may mdf mdr men mga mic min mis mkh mlg
mlt mnc mni mno moe moh mol mon mos mul mun mus mwf mwl mwr myn myv nah nai nap nau nav nbl nde ndo nds nep
new nia nic niu nno nob nog non nor nqo nrf nsk nso nub nwc nya nym nyn nyo nzi oci odt oji ojs oka omq ori
orm osa oss ota oto paa pag pal pam pan pap pau pcd peo per pes phi phn pli pms pol pon por poz pra pro prs
pus qar qav qgl qiv qlk qls qnf qsp qsw que raj rap rar rcf rgn rmg roa roh rom rum run rup rus sad sag sah
sai sal sam san sas sat scc scn sco scr sdc sdn sel sem sga sgn shi shn shs sid sin sio sit sla slo slv sma
sme smi smj smn smo sms sna snd snk sog som son sot spa srd srm srn sro srp srr ssa ssw sto suk sun sus sux
swa swb swe syc syr szl tah tai tam tat tel tem ter tet tgk tgl tha thp tib tig tir tiv tkl tlh tli tmh tod
tog ton tpi tsd tsi tsn tso tuk tum tup tur tut tvl twi tyv tzm tzo udm uga uig ukr umb und urd urj uzb vai
vec ven vie vol vot wak wal war was wel wen wln wls wol wym xal xho xuu yao yap yid yor ypk yue zap zbl zen
zgh zha zhx znd zul zun zxx zza + ood rjs rkt`,
  79: '01-10 12-27 30-54 + 55-62',
  82: 'AP AQ AX AY AZ GA GC GE GS NP NT OT PE PP PS PT ZZ',
  83: `ALV AMP ANM ASV BLA BLB CEB CEI CEN CEV CNC DDI DDN DOU EIN ESV FBB FRA FRK FRM GDW GEN GNB GPR GRK GRM HBR
HCS ICB ILC JER KJT KJV LVB LZZ MSG NAB NAS NAU NBA NBB NBC NBD NBE NBF NBG NBH NBI NBJ NBK NBL NBP NCV NEB
NGO NIR NIV NJB NKJ NLV NNK NRS NTV NVB NVD NVI PHP REB REV RSV RVL SBB SMK TEV TNI ZZZ + BAM BCN BDA BDP
BMD ERV JEL JFA JFB JFC JFD JFE JFF JFG JFH JFI JFJ JFK JFL JFM JFN JFO JFP JFQ JFR KJA KJC NAR NCB NCJ NJR
NVJ NVT NWT PAU RSC TBB TBC TBD TEB TOB VUN`,
  93: '00-15',
  96: `AED AFA AFN ALL AMD ANG AOA ARS ATS AUD AWG AZN BAM BBD BDT BEF BGL BGN BHD BIF BMD BND BOB BRL BSD BTN BWP
BYN BYR BZD CAD CDF CHF CLP CNY COP CRC CSD CUC CUP CVE CYP CZK DEM DJF DKK DOP DZD EEK EGP ERN ESP ETB EUR
FIM FJD FKP FRF GBP GEL GHC GHS GIP GMD GNF GRD GTQ GWP GYD HKD HNL HRK HTG HUF IDR IEP ILS INR IQD IRR ISK
ITL JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LTL LUF LVL LYD MAD MDL MGA MGF MKD
MMK MNT MOP MRO MRU MTL MUR MVR MWK MXN MYR MZN NAD NGN NIO NLG NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PTE
PYG QAR ROL RON RSD RUB RUR RWF SAR SBD SCR SDD SDG SEK SGD SHP SIT SKK SLE SLL SOS SRD SRG STD STN SVC SYP
SZL THB TJS TMM TMT TND TOP TPE TRL TRY TTD TWD TZS UAH UGX USD UYU UZS VEB VEF VES VND VUV WST XAF XCD XOF
XPF YER YUM ZAR ZMK ZMW ZWD ZWG ZWL + XCG`,
  97: 'RL',
  98: `BLK BLU BRN BUR CEL CPR CRE FCO FCS GLD GRN GRY MUL NAV ORG PNK PUR RED SKY SLV TAN TEA WHI YEL ZZZ + HOL`,
  99: '01-27 + 28 29',
  100: '01-07',
  148: '00 10 11 20',
  149: '01-07',
  150: `00 AA AB AC AD AE AF AG AH AI AJ AK AL AM AN AO AZ BA BB BC BD BE BF BG BH BI BJ BK BL BM BN BO BP BZ CA CB
CC CD CE CZ DA DB DC DE DF DI DJ DK DL DM DN DO DZ EA EB EC ED FA FC FD FE FF FZ LA LB LC MA MB MC MZ PA PB
PC PD PE PF PG PH PI PJ PK PL PM PN PO PP PQ PR PS PT PU PV PZ SA SB SC SD SE SF SG VA VF VI VJ VK VL VM VN
VO VP VQ VZ XA XB XC XD XE XF XG XH XI XJ XK XL XM XN XO XY XZ ZA ZB ZC ZD ZE ZF ZG ZH ZI ZJ ZK ZL ZM ZN ZO
ZP ZX ZY ZZ`,
  151: '00-11 + 12',
  153: '01-37 + 38 39',
  154: '00-10 + 11 12',
  158: '01-53 99 + 54-57',
  159: '01-06',
  160: '01-11',
  161: '01-03',
  163: '01 02 09-13 16 19-23 25-31 35 + 32 33 36-39',
  166: '02 08 18 25 29 30 34 50 51',
  173: '14 15 24',
  175: `A101-A113 A201-A212 A301-A305 A310-A312 A400-A404 A410 A420 A421 A441 A451 A471 B101-B135 B139-B141 B201
B202 B204-B210 B212-B216 B221-B225 B301-B319 B400-B418 B420 B501-B523 B601-B611 B701-B709 B750-B752 C750
D101-D105 D201-D207 D301-D324 E100-E136 E139-E150 E200-E206 E210-E213 E221-E227 L101 P091 P092 P096-P099
P101-P116 P120-P127 P131-P134 P201-P204 P301 P305 P306 V201-V203 V205-V207 V210-V213 V220 V221 Z101-Z103
Z111-Z113 Z121 + B320 B321 B419 B421-B426 B524 B525 E151 V214 V215`,
  196: '00-06 08-22 24-32 34-40 51 52 75-77 80-82 84-86 90-99 + 41 53 54 88 89',
  198: '00-11 + 99',
} as const;

export type CodedList = keyof typeof lists;

interface CodesOfList {
  /** All codes of issue 73. */
  readonly all: ReadonlySet<string>;
  /** The codes of issue 68, which exports may have. */
  readonly exported: ReadonlySet<string>;
}

function codesOfRange(range: string): string[] {
  const [first = '', last] = range.split('-');
  if (last === undefined) return [first];
  const letters = first.replace(/\d/g, '');
  const digits = first.slice(letters.length);
  const from = Number(digits);
  const to = Number(last.slice(letters.length));
  return Array.from(
    { length: to - from + 1 },
    (_, index) => letters + String(from + index).padStart(digits.length, '0'),
  );
}

/** Returns the codes of a text of codes and ranges, '01 04-09 B101-B135'. */
export const codesOfRanges = (text: string): string[] => text.split(/\s+/).flatMap(codesOfRange);

function codesOf(text: string): CodesOfList {
  const [older = '', newer = ''] = text.split(/\s\+\s/);
  const exported = codesOfRanges(older);
  const added = newer === '' ? [] : codesOfRanges(newer);
  return { exported: new Set(exported), all: new Set([...exported, ...added]) };
}

const codesByList = new Map(Object.entries(lists).map(([list, text]) => [Number(list), codesOf(text)]));

/** True if a list has a code (in the case of the list). */
export const isInList = (list: CodedList, code: string): boolean => codesByList.get(list)?.all.has(code) ?? false;

/** True if exports may have a code of a list. */
export const isExportedCode = (list: CodedList, code: string): boolean =>
  codesByList.get(list)?.exported.has(code) ?? false;
