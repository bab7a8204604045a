import type { Game } from '../../../contract/config.ts';
import { useGetMemberGamesQuery, useLikeGameMutation } from '../../api/member-games.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { useErrorText, useLoggedIn } from '../../store/hooks.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import { showToast } from '../../ui/toast.tsx';
import styles from './like-button.module.css';

const en = { like: 'Like', liked: 'Liked' } as const;
const fil: Readonly<Record<keyof typeof en, string>> = { like: 'I-like', liked: 'Na-like na' };
const texts = { en, fil };

/** Likes a game, or takes the like back. The button changes at once, and changes back if the server refuses. */
export function LikeButton({ game }: { readonly game: Pick<Game, 'id' | 'title'> }) {
  const t = useTexts(texts);
  const errorText = useErrorText();
  const loggedIn = useLoggedIn();
  const { data } = useGetMemberGamesQuery(undefined, { skip: !loggedIn });
  const [like] = useLikeGameMutation();
  if (data === undefined) return null;
  const isLiked = data.gameLikeIds.includes(game.id);
  const change = async (): Promise<void> => {
    const answer = await like({ gameId: game.id, isLiked: !isLiked });
    if (answer.error !== undefined) showToast(errorText(answer.error), 'circle-alert');
  };
  return (
    <button
      type="button"
      className={classes(styles.like, isLiked && styles.on)}
      aria-pressed={isLiked}
      aria-label={`${t('like')}: ${game.title}`}
      onClick={() => void change()}
    >
      <Icon name={moreIcons.heart} />
      {t(isLiked ? 'liked' : 'like')}
    </button>
  );
}
