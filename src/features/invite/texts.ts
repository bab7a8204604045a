import { useTexts } from '../../i18n/i18n.tsx';

const en = {
  'share.title': 'Invite friends',
  'share.head': 'The fair is more fun together',
  'share.about': 'Friends who open an account with your link or code are counted as yours, for good.',
  'share.code': 'Your code',
  'share.link': 'Your link',
  'share.copy': 'Copy the link',
  'share.copied': 'Copied',
  'share.byHand': 'Hold the link to copy it',
  'share.send': 'Share',
  'share.text': 'Come to the fair with me!',
  'share.agent': 'See your friends',
  'share.adults': 'For friends of 21 and older only.',
  'agent.title': 'Your friends',
  'agent.invited': 'Friends who joined',
  'agent.bet': 'Their valid bets',
  'agent.none': 'Nobody has joined by your link yet',
  'agent.none.help': 'Send it to a friend who would like the fair.',
  'agent.soon': 'Commissions aren’t paid yet. Friends who join now count from the first day they are.',
  'agent.rule': 'How commissions work',
  'agent.places': 'Parts of this page',
  'rule.title': 'Agent rules',
  'rule.1':
    'A friend who opens an account with your code is your friend for good; their friends are counted too.',
  'rule.2': 'A part of every settled valid bet, won or lost, is yours. It costs your friends nothing.',
  'rule.3':
    'Commissions aren’t paid yet. Nothing that your friends bet before then is lost for the count of friends.',
  'rule.rates': 'Commissions',
  'rule.level': 'Who',
  'rule.rate': 'Part of valid bets',
  'rule.level.1': 'Your friends',
  'rule.level.2': 'Their friends',
  'rule.level.3': 'The friends of those',
  'rule.fair': 'Not counted: accounts of the same device, the same payment account or the same person.',
} as const;

const fil: Readonly<Record<keyof typeof en, string>> = {
  'share.title': 'Mag-imbita ng kaibigan',
  'share.head': 'Mas masaya ang perya kapag magkasama',
  'share.about': 'Sa iyo na mabibilang ang mga kaibigang magbubukas ng account gamit ang link o code mo.',
  'share.code': 'Code mo',
  'share.link': 'Link mo',
  'share.copy': 'Kopyahin ang link',
  'share.copied': 'Nakopya na',
  'share.byHand': 'Pindutin nang matagal ang link para makopya',
  'share.send': 'I-share',
  'share.text': 'Tara sa perya!',
  'share.agent': 'Tingnan ang mga kaibigan mo',
  'share.adults': 'Para lang sa mga kaibigang 21 pataas.',
  'agent.title': 'Mga kaibigan mo',
  'agent.invited': 'Mga sumaling kaibigan',
  'agent.bet': 'Valid bet nila',
  'agent.none': 'Wala pang sumali sa link mo',
  'agent.none.help': 'Ipadala ito sa kaibigang mahilig sa perya.',
  'agent.soon':
    'Hindi pa nagbabayad ng komisyon. Bilang na ang mga kaibigang sasali ngayon sa unang araw nito.',
  'agent.rule': 'Paano ang komisyon',
  'agent.places': 'Mga bahagi ng pahinang ito',
  'rule.title': 'Rules para sa agent',
  'rule.1': 'Kaibigan mo na ang magbubukas ng account gamit ang code mo; bilang din ang mga kaibigan nila.',
  'rule.2': 'May bahagi ka sa bawat valid bet, panalo man o talo. Walang bawas sa mga kaibigan mo.',
  'rule.3': 'Hindi pa nagbabayad ng komisyon. Hindi mawawala ang bilang ng mga kaibigan mo hanggang doon.',
  'rule.rates': 'Mga komisyon',
  'rule.level': 'Sino',
  'rule.rate': 'Bahagi ng valid bet',
  'rule.level.1': 'Mga kaibigan mo',
  'rule.level.2': 'Mga kaibigan nila',
  'rule.level.3': 'Mga kaibigan ng mga iyon',
  'rule.fair': 'Hindi bilang ang mga account ng parehong device, parehong payment account o parehong tao.',
};

const texts = { en, fil };

/** Texts of inviting friends. */
export const useInviteT = () => useTexts(texts);
