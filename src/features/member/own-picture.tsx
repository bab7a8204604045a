import { useState } from 'react';
import { loadPicture } from '../../platform/load-picture.ts';
import { useProfileT } from './profile-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './profile-page.module.css';

/** Width and height of the uploaded picture, in pixels, as the server stores it. */
const SIDE = 256;

/**
 * Lets the player choose a picture file as avatar. The middle of the picture is cut out here, so that the upload is
 * small.
 */
export function OwnPicture({ onPicture }: { onPicture: (url: string) => void }) {
  const t = useProfileT();
  const [isBad, setBad] = useState(false);
  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      onPicture(await middleOf(file));
      setBad(false);
    } catch {
      setBad(true);
    }
  };
  return (
    <label className={styles.upload}>
      <input
        type="file"
        accept="image/*"
        aria-label={t('own.choose')}
        aria-invalid={isBad}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // Empties the input, so that the same file can be chosen again.
          event.target.value = '';
        }}
      />
      <Icon name={camera} size={24} />
      <span role={isBad ? 'alert' : undefined}>{t(isBad ? 'own.bad' : 'own.choose')}</span>
    </label>
  );
}

/** Path of the camera icon (Lucide). */
const camera = {
  d: 'M14.5 4h-5L7 7H4a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-3zM9 13a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
};

/** Returns the square in the middle of a picture as a small JPEG. Rejects if the browser cannot decode the file. */
async function middleOf(file: File): Promise<string> {
  const picture = await loadPicture(file);
  const side = Math.min(picture.naturalWidth, picture.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  canvas
    .getContext('2d')
    ?.drawImage(
      picture,
      (picture.naturalWidth - side) / 2,
      (picture.naturalHeight - side) / 2,
      side,
      side,
      0,
      0,
      SIDE,
      SIDE,
    );
  return canvas.toDataURL('image/jpeg', 0.85);
}
