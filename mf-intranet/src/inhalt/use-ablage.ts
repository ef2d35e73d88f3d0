import { type Block, readBlock } from '@gm/shared/regeln/block';
import { useEffect, useState } from 'react';

const NAME = 'gm-baustein';
/** Pages of one window hear of it, too: browsers tell other windows alone. */
const KANAL = 'gm-baustein-kopiert';

function read(): Block | null {
  try {
    const text = localStorage.getItem(NAME);
    return text === null ? null : readBlock(JSON.parse(text));
  } catch {
    // Storage that is closed, or what somebody else has put there.
    return null;
  }
}

/** Puts a block aside, so that another page can have it, too. False where the browser keeps nothing. */
export function copyBlock(block: Block): boolean {
  try {
    localStorage.setItem(NAME, JSON.stringify(block));
    dispatchEvent(new Event(KANAL));
    return true;
  } catch {
    return false;
  }
}

/** The block that was copied last in this browser; null: none. */
export function useAblage(): Block | null {
  const [block, setBlock] = useState<Block | null>(null);
  useEffect(() => {
    const refresh = () => setBlock(read());
    refresh();
    addEventListener('storage', refresh);
    addEventListener(KANAL, refresh);
    return () => {
      removeEventListener('storage', refresh);
      removeEventListener(KANAL, refresh);
    };
  }, []);
  return block;
}
