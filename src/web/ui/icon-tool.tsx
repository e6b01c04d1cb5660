/** A tool above a board: a picture with its name for those who do not see it. */
import { Icon, type IconName } from './icon.js';

interface Props {
  icon: IconName;
  label: string;
  off: boolean;
  onClick(): void;
}

export function IconTool({ icon, label, off, onClick }: Props) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
