/**
 * Letters that look like Latin ones, by the letters that they look like; accents are removed before a name is compared,
 * so letters with accents are not among them.
 *
 * Sources: confusables.txt of Unicode Technical Standard #39 (Unicode 10.0.0; https://www.unicode.org/reports/tr39),
 * namely its letters whose prototype is an ASCII letter after NFKD; the letters that UnicodeData.txt calls LATIN LETTER
 * SMALL CAPITAL X or LATIN … LETTER X WITH …; and seven small Cyrillic letters by hand (в к м н п т я). Of the scripts,
 * those are left out that are written from right to left or lie outside the Basic Multilingual Plane.
 */
export const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'ȺɐɑΑαАаᎪᗅᴀᶏⱥꓮ',
  b: 'ƀƁƂƃƄɃɓʙΒБВЬвѢѣҌҍᏏᏴᖯᗷᵬᶀꓐꞖꞗꞴ',
  c: 'ƇƈȻȼɕΣςСсҪҫᏟᴄↄⲤⲥꓚꜿꞒꞓꞔꟄꮯ',
  d: 'ÐĐđƉƊƋƌȡɖɗԁᎠᏧᑯᗞᗪᴅᵭᶁᶑꓒꓓꟇꟈ',
  e: 'ƐǝɆɇɘɛΕЕеҽҿᎬᴇᶒᶓⱸⱻⴹꓰꬲꬴ',
  f: 'ƑƒϜքᖴᵮᶂẝꓝꜰꞘꞙꬵ',
  g: 'ƍƓǤǥɠɡɢʛԌցᏀᏳᵷᶃꓖꞠꞡꬶ',
  h: 'ĦħɥɦʜʮʯΗНнћҢһӇӉհᎻᏂᏲᕼⱧⱨⲎꓧꚕꞕꞪ',
  i: 'ıɨɩɪιіӏᎥᴉᵻᵼᶖꙇꭵ',
  j: 'ȷɈɉɟʄʝͿϳЈјᎫᒍᴊꓙꞲ',
  k: 'ƘƙʞΚКкҚҞᏦᛕᴋᶄⱩⱪⲔꓗꝀꝁꝂꝃꝄꝅꞢꞣ',
  l: 'ŁłƖƗƚǀȴȽɫɬɭʟΙІӀᏞᒪᛁᴌᶅⱠⱡⱢⲒⳐⵏꓡꓲꝈꝉꞁꞎꞭꬷꬸꬹ',
  m: 'ɰΜϺМмӍᎷᗰᛖᴍᶆⱮⲘꓟꟺꬺ',
  n: 'ƝƞȠȵɲɳɴΝηипոռᴎᵰᶇⲚꓠꞐꞑꞤꞥꬻ',
  o: 'ØøƆƟɔɵΘΟθοσОоѲѳӨөՕօଠഠတဝჿዐᎾᏫᴏᴑᶗⱺⲞⲟⴱⵁⵔꓳꝊꝋꝌꝍꬽꬾꬿꭴꮎꮻ',
  p: 'ƤƥΡρРрᏢᑭᴘᵱᵽᶈⱣⲢⲣꓑꝐꝑꝒꝓꝔꝕ',
  q: 'ɋʠԛգզⵕꝖꝗꝘꝙꞯ',
  r: 'ƦɌɍɹɺɻɼɽɾɿʀгяғᎡᏒᖇᴙᴚᴦᵲᵳᶉⱤⱹⲅꓣꞦꞧꭆꭇꭈꭉꭋꭌꭨꮁ',
  s: 'ƽȿʂЅѕՏᏕᏚᵴᶊⱾꓢꜱꞨꞩꟅꟉꟊꮪ',
  t: 'ŦŧƫƬƭƮȶȾʇʈΤТтҬᎢᴛᵵⱦⲦꓔ',
  u: 'ɄʋυՍսሀᏌᑌᴜᵾᶙꓴꞟꞸꞹꭎꭒꮜ',
  v: 'ƲʌνѴѵᏙᐯᴠⱱⱴⴸꓦꛟꝞꝟꮩ',
  w: 'ɯʍѡѽԜԝաᎳᏔᴡⱲⱳꓪꝡꮃ',
  x: 'ΧХхҲᕁᕽᚷᶍⲬⵝꓫꞳꭖꭗꭘꭙ',
  y: 'ƳƴɎɏɣʎʏΥγУуҮүҰұყᎩᎽᶌỾỿⲨꓬꭚ',
  z: 'ƵƶȤȥɀʐʑΖᏃᴢᵶᶎⱫⱬⱿꓜꟆꮓ',
  ae: 'ÆæӔӕ',
  oe: 'Œœ',
  rn: 'ɱᵯ',
};
