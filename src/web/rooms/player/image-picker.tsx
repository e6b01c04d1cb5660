/** Pictures of a post: uploaded at once, shown small, taken away before sending. */
import { useId, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.js';
import { ErrorNotice } from '../../ui/notice.js';
import { imageAddress } from '../shared/pictures.js';
import { useRooms } from '../shared/use-rooms.js';
import { useP } from './say.js';
import { uploadImage } from './upload.js';

const MOST = 10;

interface ImagePickerProps {
  images: readonly string[];
  onChange(images: string[]): void;
  onBusy(busy: boolean): void;
}

export function ImagePicker({ images, onChange, onBusy }: ImagePickerProps) {
  const { id, as } = useRooms();
  const p = useP();
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const add = async (files: FileList | null) => {
    if (!files || files.length === 0) return;
    setBusy(true);
    onBusy(true);
    setError(null);
    const added = [...images];
    try {
      for (const file of [...files].slice(0, MOST - images.length)) {
        const image = await uploadImage(id, file, as);
        if (!added.includes(image)) added.push(image);
      }
    } catch (caught) {
      setError(caught);
    }
    onChange(added);
    setBusy(false);
    onBusy(false);
    if (input.current) input.current.value = '';
  };

  return (
    <div className="stack-tight">
      {images.length > 0 && (
        <ul className="pictures pictures-small">
          {images.map((image, i) => (
            <li key={image}>
              <img src={imageAddress(id, image, as)} alt={p('post.preview', { n: i + 1 })} />
              <button
                type="button"
                className="icon-button picture-remove"
                aria-label={p('post.remove', { n: i + 1 })}
                onClick={() => onChange(images.filter((one) => one !== image))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {images.length < MOST && (
        <div className="picture-add">
          <label htmlFor={inputId} className="button button-secondary">
            <Icon name="image" />
            <span>{p(busy ? 'post.uploading' : 'post.pictures')}</span>
          </label>
          <input
            ref={input}
            id={inputId}
            className="picture-input"
            type="file"
            accept="image/jpeg,image/png,image/gif,image/webp"
            multiple
            disabled={busy}
            aria-describedby={`${inputId}-hint`}
            onChange={(event) => void add(event.target.files)}
          />
          <p className="quiet small" id={`${inputId}-hint`}>
            {p('post.picturesHint')}
          </p>
        </div>
      )}
      <ErrorNotice error={error} />
    </div>
  );
}
