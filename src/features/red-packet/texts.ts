/** English texts of the red packet rain; the Filipino table has the same keys. */
const en = {
  loading: 'One moment: we are looking it up.',
  title: 'Red Packet Rain',
  join: 'Join the rain',
  check: 'Check result',
  catch: 'Catch for me',
  skip: 'Show the result now',
  soon: 'The next rain starts in {time}.',
  'soon.button': 'Rain at {time}',
  open: 'It’s raining red packets! One for every player.',
  joined: 'You got your packet from this rain.',
  'joined.amount': 'It had {amount}.',
  next: 'Next rain: {time}',
  over: 'Not this time. The next rain starts in {time}.',
  deposit: 'Make your first deposit to join the rain.',
  won: 'Your packet had {amount}.',
  unknown: 'No answer yet. Your packet is safe. Check the result once you’re back online.',
  back: 'Here’s the packet you left.',
  elsewhere: 'You’re in the rain in another tab. Please finish there first.',
  failed: 'You couldn’t join ({code}). Please try again.',
  gate: 'Open five packets',
  nothing: 'Not this time',
  'rules.when': 'It rains every day at {hours}, Manila time. You have ten minutes to join.',
  'rules.amount': 'Your packet is filled and paid the moment you join. Fast fingers don’t win more.',
  'rules.pool':
    'A rain holds up to {pool}, about {mean} a packet. All of it goes to players, to the last centavo.',
  'rules.how':
    'Each packet holds from one centavo up to just under twice the average of what’s left. Every amount is equally likely, and the last packet takes the rest.',
  'rules.odds': 'What a packet holds',
  'rules.fair':
    'You see a code before you join and the seed behind it after, on the page of proofs. So nobody can change what your packet holds, not even us.',
  'rules.code': 'Code of your next packet',
  fallback: 'This device can’t show the rain. Your packet is the same.',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  loading: 'Sandali lang, tinitingnan namin.',
  title: 'Ulan ng Ampao',
  join: 'Sumali sa ulan',
  check: 'I-check ang resulta',
  catch: 'Saluhin para sa akin',
  skip: 'Ipakita na ang resulta',
  soon: 'Magsisimula ang susunod na ulan sa {time}.',
  'soon.button': 'Ulan sa {time}',
  open: 'Umuulan ng ampao! Isa para sa bawat player.',
  joined: 'Nakuha mo na ang ampao mo sa ulang ito.',
  'joined.amount': '{amount} ang laman.',
  next: 'Susunod na ulan: {time}',
  over: 'Hindi ngayon. Magsisimula ang susunod na ulan sa {time}.',
  deposit: 'Mag-deposit muna para makasali sa ulan.',
  won: '{amount} ang laman ng ampao mo.',
  unknown: 'Wala pang sagot. Safe ang ampao mo. I-check ang resulta kapag online ka na.',
  back: 'Ito ang ampao na naiwan mo.',
  elsewhere: 'Nasa ulan ka sa ibang tab. Tapusin muna roon.',
  failed: 'Hindi ka nakasali ({code}). Subukan ulit.',
  gate: 'Buksan ang limang ampao',
  nothing: 'Hindi ngayon',
  'rules.when': 'Umuulan araw-araw nang {hours}, oras sa Manila. May sampung minuto ka para sumali.',
  'rules.amount':
    'May laman at bayad na ang ampao mo pagsali. Hindi lumalaki ang panalo kapag mabilis ang daliri.',
  'rules.pool':
    'Hanggang {pool} ang isang ulan, mga {mean} bawat ampao. Lahat ay napupunta sa players, hanggang huling sentimo.',
  'rules.how':
    'Mula isang sentimo hanggang halos doble ng average ng natitira ang laman ng bawat ampao. Pare-pareho ang tsansa ng bawat halaga, at ang huling ampao ang kukuha ng natira.',
  'rules.odds': 'Ang laman ng ampao',
  'rules.fair':
    'May code kang makikita bago sumali at ang seed nito pagkatapos, sa page ng mga patunay. Kaya walang makakapagpalit ng laman ng ampao mo, kahit kami.',
  'rules.code': 'Code ng susunod mong ampao',
  fallback: 'Hindi maipakita ang ulan sa device na ito. Pareho pa rin ang ampao mo.',
};

/** Texts of the red packet rain in both languages. */
export const rainTexts = { en, fil };
