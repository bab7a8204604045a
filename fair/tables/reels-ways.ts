import type { ByReturn, ByVolatility, Strips } from './reels.ts';

/** Slots of five reels and 243 ways, by volatility (docs/games.md, Ways). */
export const WAYS_REELS: ByVolatility<{
  /** Payouts per way in twentieths of the total bet, for three, four and five of a kind. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
  /** Payouts in twentieths of the total bet, by number of scatters. */
  readonly scatterPays: Readonly<Record<number, number>>;
  readonly freeSpins: number;
  /** Multiplier of every win in a free spin. */
  readonly freeMultiplier: number;
  readonly returns: ByReturn<Strips>;
}> = {
  low: {
    pays: {
      A: [5, 15, 45],
      B: [4, 11, 32],
      C: [3, 8, 20],
      D: [2, 5, 14],
      E: [1, 4, 10],
      F: [1, 3, 10],
      G: [1, 2, 8],
    },
    scatterPays: { '3': 40, '4': 100, '5': 500 },
    freeSpins: 8,
    freeMultiplier: 2,
    returns: {
      9540: {
        counts: [
          { A: 2, B: 3, C: 7, D: 4, E: 9, F: 8, G: 6, W: 0, S: 1 },
          { A: 2, B: 4, C: 7, D: 7, E: 6, F: 5, G: 6, W: 2, S: 1 },
          { A: 4, B: 4, C: 5, D: 7, E: 9, F: 5, G: 3, W: 2, S: 1 },
          { A: 3, B: 2, C: 5, D: 6, E: 9, F: 5, G: 7, W: 2, S: 1 },
          { A: 5, B: 4, C: 5, D: 4, E: 6, F: 8, G: 7, W: 0, S: 1 },
        ],
        strips: [
          'FFECDEDCBCCFSEGFCEAEGFEGBCFCBGDEDFFGEEAG',
          'CCACFBEGFDEFDEBEABDWBGDCWGCFGEDDCEDFCSGG',
          'CSFCDWEABEEDEFGFAAEWBBDCDACEBGGECEFDFDDE',
          'WGFGGDDAEWDECDBCFCBSECCFEAEDEFFGEEGGDGAE',
          'GBEEDFFCGGADACAGGSBCEFGDEFECFFAACFFDBEBG',
        ],
      },
      9600: {
        counts: [
          { A: 3, B: 4, C: 5, D: 8, E: 6, F: 8, G: 5, W: 0, S: 1 },
          { A: 3, B: 5, C: 5, D: 5, E: 8, F: 6, G: 5, W: 2, S: 1 },
          { A: 4, B: 3, C: 3, D: 7, E: 7, F: 9, G: 4, W: 2, S: 1 },
          { A: 4, B: 4, C: 3, D: 7, E: 7, F: 9, G: 3, W: 2, S: 1 },
          { A: 2, B: 6, C: 7, D: 7, E: 5, F: 5, G: 7, W: 0, S: 1 },
        ],
        strips: [
          'FFBSBDDBCGBAEGDGDFDDFFDFEGAFEFAGCCCEDECE',
          'GEFFECEADWBFBDWEBFCGFSABDCCDEADGGEEFGEBC',
          'CWEGWFGADCFEEEFEDDDFEAGAFBAFCDFFSBFEGDDB',
          'FBEDAEGFWFFBCDSABAEFDCEEDFGBDCGFDEDAFWFE',
          'BDDCCCBGADFGGEEDDGBGEFDCFEGGFBEABCSCFCDB',
        ],
      },
      9660: {
        counts: [
          { A: 3, B: 5, C: 6, D: 5, E: 9, F: 5, G: 6, W: 0, S: 1 },
          { A: 3, B: 3, C: 7, D: 5, E: 7, F: 8, G: 4, W: 2, S: 1 },
          { A: 4, B: 2, C: 4, D: 7, E: 6, F: 7, G: 7, W: 2, S: 1 },
          { A: 3, B: 3, C: 7, D: 6, E: 6, F: 9, G: 3, W: 2, S: 1 },
          { A: 3, B: 2, C: 5, D: 7, E: 8, F: 8, G: 6, W: 0, S: 1 },
        ],
        strips: [
          'AAGCEBSGECDCFEEGFFCDAEBEGDECBECFEGDFDBBG',
          'FFFBEWCDADCCEGGEFAGFSEBFCCDCDFEDEGABWEFC',
          'ACGEDAAEGFDESFFEFWGGDECADCFWGGGBFBFECDDD',
          'FGWFCCBDDGSFBCBCDCEFCADFDCEFFAFFAWEGEDEE',
          'DEFGEEGSCFFEEFCAEBDDGFDAGBEFCADCCEFGDGDF',
        ],
      },
    },
  },
  mid: {
    pays: {
      A: [5, 18, 90],
      B: [3, 10, 40],
      C: [2, 7, 20],
      D: [1, 5, 20],
      E: [1, 4, 12],
      F: [1, 2, 8],
      G: [1, 2, 6],
    },
    scatterPays: { '3': 40, '4': 200, '5': 1000 },
    freeSpins: 8,
    freeMultiplier: 2,
    returns: {
      9540: {
        counts: [
          { A: 3, B: 5, C: 6, D: 4, E: 7, F: 5, G: 9, W: 0, S: 1 },
          { A: 3, B: 3, C: 7, D: 4, E: 8, F: 6, G: 6, W: 2, S: 1 },
          { A: 5, B: 3, C: 4, D: 8, E: 7, F: 7, G: 3, W: 2, S: 1 },
          { A: 2, B: 3, C: 4, D: 7, E: 7, F: 7, G: 7, W: 2, S: 1 },
          { A: 3, B: 3, C: 7, D: 5, E: 9, F: 5, G: 7, W: 0, S: 1 },
        ],
        strips: [
          'GEEDEBAFGGCGGBAFBECBGBSDFGCFGEFADCCDGCEE',
          'CBDWEFBGGAEEAEACCFCCEDFEGDBGEWDEFCGFFSCG',
          'CGAFEDBCADFEFEDBGFEEBGFASDDFCDWDDACWAEEF',
          'FAGBEDGFCGGCGCDEDFWBFEDGWDCBESDGEAEDFEFF',
          'FFDFCEBEAEBEFCEEDGACDGCGGEFEDGACCSGECGDB',
        ],
      },
      9600: {
        counts: [
          { A: 4, B: 5, C: 4, D: 7, E: 5, F: 6, G: 8, W: 0, S: 1 },
          { A: 2, B: 5, C: 7, D: 8, E: 7, F: 5, G: 3, W: 2, S: 1 },
          { A: 4, B: 2, C: 7, D: 4, E: 9, F: 6, G: 5, W: 2, S: 1 },
          { A: 3, B: 3, C: 7, D: 5, E: 8, F: 8, G: 3, W: 2, S: 1 },
          { A: 2, B: 3, C: 6, D: 6, E: 7, F: 7, G: 8, W: 0, S: 1 },
        ],
        strips: [
          'GGCDACACDSDFGGAAEBGEDBFEFFFGBDBDCGEEFGBD',
          'EFECBBDSAEFCCDDBEAGCFBDDCWDBCEEFFDGWGDEC',
          'EFEECAFEWEGCEEFFCGEFDFBECGGACWCBASGDDACD',
          'FEWCFFGAFBDWEECFCGCCSDEEECEFFABDDCFDAEBG',
          'CDFFACEDCEDEFSEGGGBFEDCCGBEGBEGCADGDFFGF',
        ],
      },
      9660: {
        counts: [
          { A: 2, B: 4, C: 5, D: 7, E: 8, F: 5, G: 8, W: 0, S: 1 },
          { A: 4, B: 3, C: 5, D: 6, E: 9, F: 6, G: 4, W: 2, S: 1 },
          { A: 2, B: 5, C: 5, D: 6, E: 6, F: 9, G: 4, W: 2, S: 1 },
          { A: 3, B: 6, C: 3, D: 8, E: 9, F: 5, G: 3, W: 2, S: 1 },
          { A: 3, B: 5, C: 6, D: 4, E: 5, F: 7, G: 9, W: 0, S: 1 },
        ],
        strips: [
          'CEDGECEFFADEEDGEDGAGFCDGBGGEBDCFBCBFGDES',
          'DCACEDFSGACEFFFAWEEGEECEBDGFGDFWCEDEDBAB',
          'ECFBDAEDBDCFDSGBFFEGBBDDEFEFGGWFFFCWACEC',
          'CWADEBGEDDEWFFBCGDASBFCDFDEFBEADDBEEGBEE',
          'FGBFACCFEBDGGCDGCSADGEGGCCFBEGFEBDBGAFEF',
        ],
      },
    },
  },
  high: {
    pays: {
      A: [10, 50, 400],
      B: [5, 20, 120],
      C: [2, 10, 50],
      D: [1, 5, 20],
      E: [1, 3, 10],
      F: [1, 2, 6],
      G: [1, 2, 5],
    },
    scatterPays: { '3': 40, '4': 300, '5': 2000 },
    freeSpins: 10,
    freeMultiplier: 3,
    returns: {
      9540: {
        counts: [
          { A: 3, B: 5, C: 6, D: 6, E: 5, F: 8, G: 6, W: 0, S: 1 },
          { A: 4, B: 4, C: 6, D: 6, E: 9, F: 5, G: 4, W: 1, S: 1 },
          { A: 2, B: 5, C: 3, D: 7, E: 8, F: 8, G: 4, W: 2, S: 1 },
          { A: 5, B: 2, C: 3, D: 7, E: 8, F: 9, G: 4, W: 1, S: 1 },
          { A: 3, B: 2, C: 6, D: 5, E: 6, F: 9, G: 8, W: 0, S: 1 },
        ],
        strips: [
          'FDAFAGEDFBEEDDDBGBCGGSACGCEGEFCBFCFFBDCF',
          'CGBFBEFESEFCDEACFAECEDDCGWEBGFCDAADBDEEG',
          'GFEFFECFFECBDWGBEAADBDDEEBDWCGBSFDEDFGEF',
          'EFADFDEWCAAEDFEFDEEBFFADCGSGDFFGEACFBGED',
          'EBFFEEDCGAACAFFDCFCCEGFGGDFDSDEEGGGCGFBF',
        ],
      },
      9600: {
        counts: [
          { A: 3, B: 3, C: 7, D: 5, E: 8, F: 7, G: 6, W: 0, S: 1 },
          { A: 4, B: 6, C: 4, D: 5, E: 8, F: 7, G: 4, W: 1, S: 1 },
          { A: 4, B: 3, C: 6, D: 8, E: 6, F: 6, G: 4, W: 2, S: 1 },
          { A: 4, B: 4, C: 3, D: 6, E: 8, F: 9, G: 4, W: 1, S: 1 },
          { A: 3, B: 4, C: 4, D: 6, E: 6, F: 7, G: 9, W: 0, S: 1 },
        ],
        strips: [
          'GEEGDFECADEGECCCFGFDACCFDEBBFGESAFGFBEDC',
          'BFEDGCDDDAEEASEFEAABFCGBFWCGCBEFDBFEEBFG',
          'FGCEGDFDWBGDEBCDDFAECDGCEAWCFDFSDBEFAEAC',
          'AEFEADFFFEBCWDGBFCGEFDFFBAEDGDEAFEGEDBCS',
          'DAFGBCCGFGGFCEBDDGESCGEFFGEAEGDGFFBEDBDA',
        ],
      },
      9660: {
        counts: [
          { A: 4, B: 5, C: 4, D: 4, E: 6, F: 9, G: 7, W: 0, S: 1 },
          { A: 3, B: 3, C: 7, D: 7, E: 5, F: 7, G: 6, W: 1, S: 1 },
          { A: 3, B: 2, C: 6, D: 7, E: 5, F: 8, G: 6, W: 2, S: 1 },
          { A: 3, B: 5, C: 4, D: 8, E: 6, F: 7, G: 5, W: 1, S: 1 },
          { A: 3, B: 4, C: 7, D: 6, E: 5, F: 6, G: 8, W: 0, S: 1 },
        ],
        strips: [
          'BFEEDDFDFGCABGGSGFACFCAFBECGBEAFGFEFEDGB',
          'GFEEFDCCBCDBACDGCFBFGSGCGAEEWCDGEDADFDFF',
          'BEDGCEBFFCCGDWGACFGSEGDAWGDFCAFDFCDEEFFD',
          'GDGAGBFDEWBFEGBBGEFEADBDSFCDDFADFCCDEEFC',
          'DEACAGEACDECGFCCGFBBGFGCFDFGDGESEFDBGBDC',
        ],
      },
    },
  },
};
