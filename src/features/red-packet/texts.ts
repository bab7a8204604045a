/** Texts of the red packet rain; fil has the same keys. */
const en = {
  title: 'Red Packet Rain',
  join: 'Join the rain',
  joining: 'Joining',
  check: 'Check result',
  catch: 'Catch for me',
  skip: 'Show the result now',
  soon: 'The next rain begins in {time}.',
  'soon.button': 'Rain at {time}',
  open: 'It is raining packets. One for every player.',
  joined: 'You have your packet of this rain.',
  'joined.amount': 'It held {amount}.',
  next: 'Next rain: {time}',
  over: 'Not this time. The next rain begins in {time}.',
  deposit: 'Make your first deposit to join the rain.',
  won: 'Your packet held {amount}.',
  unknown: 'We have not heard back yet. Your packet is safe: check the result when you are connected.',
  back: 'Here is the packet you left.',
  elsewhere: 'A rain is running in another tab. Please wait until it is shown there.',
  failed: 'You could not join ({code}). Please try again.',
  gate: 'Open five packets',
  nothing: 'Not this time',
  rules: 'How it works',
  'rules.when': 'It rains every day at {hours}, Manila time. Each rain can be joined for ten minutes.',
  'rules.amount':
    'What your packet holds is fixed the moment you join, and paid at once. Speed and aim change nothing.',
  'rules.pool':
    'A rain holds up to {pool}, in packets of {mean} on average. All packets together are the whole pool, to the centavo.',
  'rules.how':
    'A packet is drawn evenly between one centavo and twice the average of what is left, less one centavo. The last takes the rest.',
  'rules.code': 'Code of your next seed',
  still: 'The rain cannot be drawn on this device. Your packet is the same.',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Ulan ng Pulang Sobre',
  join: 'Sumali sa ulan',
  joining: 'Sumasali',
  check: 'Tingnan ang resulta',
  catch: 'Saluhin para sa akin',
  skip: 'Ipakita na ang resulta',
  soon: 'Magsisimula ang susunod na ulan sa {time}.',
  'soon.button': 'Ulan sa {time}',
  open: 'Umuulan ng sobre. Isa para sa bawat player.',
  joined: 'Nasa iyo na ang sobre mo sa ulang ito.',
  'joined.amount': '{amount} ang laman.',
  next: 'Susunod na ulan: {time}',
  over: 'Hindi ngayon. Magsisimula ang susunod na ulan sa {time}.',
  deposit: 'Mag-deposit muna para makasali sa ulan.',
  won: '{amount} ang laman ng sobre mo.',
  unknown: 'Wala pang sagot. Ligtas ang sobre mo: tingnan ang resulta kapag may internet na.',
  back: 'Ito ang sobreng iniwan mo.',
  elsewhere: 'May ulan pa sa ibang tab. Hintayin munang maipakita roon.',
  failed: 'Hindi ka nakasali ({code}). Subukan muli.',
  gate: 'Buksan ang limang sobre',
  nothing: 'Hindi ngayon',
  rules: 'Paano ito',
  'rules.when':
    'Umuulan araw-araw nang {hours}, oras sa Manila. Sampung minutong puwedeng sumali sa bawat ulan.',
  'rules.amount':
    'Nakatakda ang laman ng sobre mo sa pagsali, at bayad agad. Walang binabago ang bilis at asinta.',
  'rules.pool':
    'Hanggang {pool} ang isang ulan, sa mga sobreng {mean} ang karaniwan. Ang lahat ng sobre ang buong pondo, hanggang sentimo.',
  'rules.how':
    'Pantay na binubunot ang laman mula isang sentimo hanggang doble ng karaniwang natitira, bawas ng isang sentimo. Sa huli ang tira.',
  'rules.code': 'Code ng susunod mong seed',
  still: 'Hindi maiguhit ang ulan sa device na ito. Pareho pa rin ang sobre mo.',
};

/** Texts of the red packet rain. */
export const rainTexts = { en, fil };
