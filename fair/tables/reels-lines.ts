import type { ByReturn, ByVolatility, Strips } from './reels.ts';

/** Slots of five reels and twenty lines, by volatility (docs/games.md, Line reels). */
export const LINES_REELS: ByVolatility<{
  /** Payouts as multiples of the line bet, for three, four and five of a kind. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
  /** Payouts as multiples of the total bet, by number of scatters. */
  readonly scatterPays: Readonly<Record<number, number>>;
  readonly freeSpins: number;
  /** Multiplier of every win in a free spin. */
  readonly freeMultiplier: number;
  readonly returns: ByReturn<Strips>;
}> = {
  low: {
    pays: {
      W: [40, 150, 800],
      A: [30, 100, 400],
      B: [20, 75, 250],
      C: [15, 60, 200],
      D: [12, 40, 120],
      E: [8, 25, 75],
      F: [6, 20, 60],
      G: [5, 15, 50],
    },
    scatterPays: { '3': 2, '4': 10, '5': 50 },
    freeSpins: 8,
    freeMultiplier: 2,
    returns: {
      9540: {
        counts: [
          { W: 1, A: 5, B: 4, C: 4, D: 3, E: 7, F: 9, G: 2, S: 1 },
          { W: 2, A: 4, B: 5, C: 4, D: 3, E: 7, F: 4, G: 6, S: 1 },
          { W: 2, A: 5, B: 5, C: 6, D: 2, E: 6, F: 4, G: 5, S: 1 },
          { W: 2, A: 4, B: 2, C: 6, D: 5, E: 5, F: 7, G: 4, S: 1 },
          { W: 1, A: 3, B: 2, C: 5, D: 5, E: 7, F: 7, G: 5, S: 1 },
        ],
        strips: [
          'BFFCCAAEBDEWEDEDFCFEEAFFFBFESGACFGBA',
          'ECEGGBCBCEEFEDFEBBGDWWDAGAAFASGFCBEG',
          'BEGCACDEABWEWCGGCGFBFEGAFECBBASECFDA',
          'ADGFFCEEGFEDECGCFCFEBWFCSBGADWADCFDA',
          'GEEACCDDWFGEGBFFFDGFFGBSEAFACDECEECD',
        ],
      },
      9600: {
        counts: [
          { W: 1, A: 3, B: 5, C: 4, D: 3, E: 8, F: 5, G: 6, S: 1 },
          { W: 2, A: 3, B: 5, C: 5, D: 2, E: 9, F: 5, G: 4, S: 1 },
          { W: 2, A: 2, B: 3, C: 7, D: 3, E: 8, F: 6, G: 4, S: 1 },
          { W: 2, A: 2, B: 7, C: 4, D: 5, E: 6, F: 5, G: 4, S: 1 },
          { W: 1, A: 2, B: 4, C: 7, D: 4, E: 6, F: 6, G: 5, S: 1 },
        ],
        strips: [
          'BCFEFDEBECGEEABBGGDASFBEGGEDECCAFWFG',
          'BEWEEFCGACFGEBCSFWDEBCEBEBGGCEEDAFFA',
          'BDDCCEWCCEFFEGFCCFFSEEEFGEEBABCWGGDA',
          'BBFCEWCDEEGCBGDABGCGFDFFEADBBDEEBFWS',
          'BECEFFWDEBBFCCAAECDSGCFDDFCGGFEBCGGE',
        ],
      },
      9660: {
        counts: [
          { W: 1, A: 3, B: 4, C: 3, D: 5, E: 7, F: 6, G: 6, S: 1 },
          { W: 2, A: 2, B: 5, C: 4, D: 6, E: 7, F: 6, G: 3, S: 1 },
          { W: 2, A: 3, B: 7, C: 4, D: 6, E: 6, F: 4, G: 3, S: 1 },
          { W: 2, A: 3, B: 7, C: 3, D: 7, E: 7, F: 3, G: 3, S: 1 },
          { W: 1, A: 3, B: 4, C: 7, D: 7, E: 6, F: 2, G: 5, S: 1 },
        ],
        strips: [
          'CASEEDGBFGEDDFEGWACBBEBFCDFEGFEGFAGD',
          'FDEFWSAFDCEBCBBCBEFWDFCDEGGDGAFEBEDE',
          'EBESEBFDDFGDEGGABCCBAAFBDCWEFEBDCWBD',
          'GCBGDDBDEBAEDSDEFCFEGEBDCEFWWABBBEAD',
          'GDGEDBWGDCCEGAFEGCCBCDFCCESEBADDEDAB',
        ],
      },
    },
  },
  mid: {
    pays: {
      W: [50, 200, 2000],
      A: [40, 150, 1000],
      B: [25, 100, 400],
      C: [20, 75, 250],
      D: [15, 40, 150],
      E: [8, 25, 75],
      F: [5, 20, 60],
      G: [5, 15, 50],
    },
    scatterPays: { '3': 2, '4': 10, '5': 100 },
    freeSpins: 8,
    freeMultiplier: 2,
    returns: {
      9540: {
        counts: [
          { W: 1, A: 4, B: 3, C: 4, D: 5, E: 6, F: 6, G: 6, S: 1 },
          { W: 2, A: 3, B: 4, C: 4, D: 4, E: 6, F: 7, G: 5, S: 1 },
          { W: 2, A: 3, B: 5, C: 3, D: 5, E: 6, F: 6, G: 5, S: 1 },
          { W: 2, A: 3, B: 3, C: 5, D: 5, E: 7, F: 5, G: 5, S: 1 },
          { W: 1, A: 3, B: 4, C: 4, D: 5, E: 6, F: 6, G: 6, S: 1 },
        ],
        strips: [
          'GBAGEDGDWAEGFFCCGGDEEBCFDAASBFEFFECD',
          'CFBFEGFECECFWGEFBFEDADDBGAASEGDBWFGC',
          'AEGWFEBCEFDGGACBABDDGBDBGESCEFWEFFFD',
          'DFCEDCEWEDBCFCBGACGSDWEFGDEFAFEGGABE',
          'WDBBBEDGDBECGEAGADCFGFDEGGCCFAESFFEF',
        ],
      },
      9600: {
        counts: [
          { W: 1, A: 3, B: 4, C: 4, D: 5, E: 6, F: 6, G: 6, S: 1 },
          { W: 2, A: 3, B: 4, C: 4, D: 5, E: 6, F: 6, G: 5, S: 1 },
          { W: 2, A: 3, B: 4, C: 4, D: 5, E: 6, F: 6, G: 5, S: 1 },
          { W: 2, A: 3, B: 3, C: 5, D: 5, E: 6, F: 6, G: 5, S: 1 },
          { W: 1, A: 3, B: 4, C: 3, D: 6, E: 6, F: 6, G: 6, S: 1 },
        ],
        strips: [
          'EDCGBCGFFEGAEWSAGFEDEFEDGFDBBBAGCDFC',
          'FACDDFAEFGCSEEFBDCEBCDEFBEGBGADGWFGW',
          'CGCFWEGWEEDCEGDFFSDAFBFBBCEGGDEDAABF',
          'CFSFGEDDDCCBWGFBCWEEGFDEAFAGEDGCAEFB',
          'BBSGEEDFFAEAGCBDDCFGAGDEDGFCDBGWEFEF',
        ],
      },
      9660: {
        counts: [
          { W: 1, A: 3, B: 4, C: 4, D: 5, E: 6, F: 6, G: 6, S: 1 },
          { W: 2, A: 3, B: 4, C: 4, D: 5, E: 6, F: 6, G: 5, S: 1 },
          { W: 2, A: 3, B: 4, C: 4, D: 5, E: 6, F: 6, G: 5, S: 1 },
          { W: 2, A: 3, B: 3, C: 5, D: 5, E: 7, F: 6, G: 4, S: 1 },
          { W: 1, A: 4, B: 3, C: 2, D: 5, E: 8, F: 6, G: 6, S: 1 },
        ],
        strips: [
          'WBDFGEEEFECADBFBFDCEDACCDGAGSFGGFGBE',
          'BBDCGGEACADGCFGEFFBEEACWEGWDBSDFFEFD',
          'BEAEBWDEWFCGGBDBCFFAGFEDACDFFEEDGGCS',
          'ADCWAECFFEGGDBFEGBDEGAFEEESDCBDFCCWF',
          'GCCBAEWFEGFFGAEDFEDEDBGEDASEFAFGGDBE',
        ],
      },
    },
  },
  high: {
    pays: {
      W: [50, 400, 5000],
      A: [40, 250, 2500],
      B: [30, 120, 800],
      C: [20, 80, 400],
      D: [10, 40, 150],
      E: [5, 20, 80],
      F: [4, 15, 60],
      G: [4, 10, 40],
    },
    scatterPays: { '3': 2, '4': 15, '5': 200 },
    freeSpins: 10,
    freeMultiplier: 3,
    returns: {
      9540: {
        counts: [
          { W: 1, A: 4, B: 4, C: 6, D: 6, E: 6, F: 6, G: 6, S: 1 },
          { W: 1, A: 6, B: 2, C: 5, D: 5, E: 6, F: 8, G: 6, S: 1 },
          { W: 2, A: 3, B: 3, C: 7, D: 7, E: 7, F: 7, G: 3, S: 1 },
          { W: 1, A: 4, B: 2, C: 5, D: 6, E: 6, F: 8, G: 7, S: 1 },
          { W: 1, A: 5, B: 5, C: 7, D: 7, E: 4, F: 6, G: 4, S: 1 },
        ],
        strips: [
          'DAEBDEDEFEBCDFFGBEGGFFCDGGGCBDCWAFAECCSA',
          'GDFFGFEAEDFFCFFEAGEGGEFECSCACCBBADDDGAWA',
          'AECBDEDGEGCCFWSCGEDFEBWFBDAFEECADDFFDCFC',
          'GGCCSACEGEAGFFEFDFFCEGFDGAEBDFDDFWBDAGCE',
          'ACDGBCCCGGDBWEEEDFCADGCBAFFDDBFFABFCEASD',
        ],
      },
      9600: {
        counts: [
          { W: 1, A: 3, B: 3, C: 7, D: 8, E: 6, F: 6, G: 5, S: 1 },
          { W: 1, A: 5, B: 5, C: 4, D: 6, E: 7, F: 6, G: 5, S: 1 },
          { W: 2, A: 3, B: 4, C: 7, D: 6, E: 6, F: 6, G: 5, S: 1 },
          { W: 1, A: 6, B: 4, C: 6, D: 3, E: 6, F: 7, G: 6, S: 1 },
          { W: 1, A: 5, B: 4, C: 6, D: 5, E: 7, F: 6, G: 5, S: 1 },
        ],
        strips: [
          'EAFWBCCDAEFDCDDEGCFDBDCFEGDFSDGEGGFCABCE',
          'DDFEDWCECDEBDFEEGBDAAGBGCAFAAEFFEGGSBCFB',
          'CFCDABCGGEGGGDADFCECBWCEDFFFEADFBCSDBEWE',
          'AGCAACCEGGADAGCFGEEFDBAEFFCGFDBBBESEFWFC',
          'GCBCEEDECADBDFBGBFFFWCDAEAFAEGSDCEFGGCAE',
        ],
      },
      9660: {
        counts: [
          { W: 1, A: 4, B: 5, C: 5, D: 8, E: 4, F: 7, G: 5, S: 1 },
          { W: 1, A: 4, B: 5, C: 4, D: 8, E: 7, F: 5, G: 5, S: 1 },
          { W: 2, A: 2, B: 5, C: 6, D: 8, E: 4, F: 6, G: 6, S: 1 },
          { W: 1, A: 4, B: 4, C: 4, D: 7, E: 9, F: 7, G: 3, S: 1 },
          { W: 1, A: 4, B: 5, C: 9, D: 4, E: 4, F: 5, G: 7, S: 1 },
        ],
        strips: [
          'CDADEGDGGEFFFBWDFFEBDCGBCAAFDBACSGEDDFBC',
          'BDBEBSCDCBFEDFECFAAEDFDEEGWDDFCABGAGDGGE',
          'FDEDDDAFGBSECBDDGEFFFDBCECGCBWCAGGDCWFBG',
          'BDCBFFAACDEECDDEEGDFDDSEEEAGFWAFFBCBGEEF',
          'BCEFSGCFFBDECGABDCCCEGGBGCBAADGEDGFWFCCA',
        ],
      },
    },
  },
};
