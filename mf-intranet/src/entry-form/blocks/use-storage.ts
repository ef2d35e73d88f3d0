import { type Block, readBlock } from '@gm/shared/blocks/block';
import { useEffect, useState } from 'react';

const NAME = 'gm-baustein';
/** Custom event for the same tab: the `storage` event only reaches other tabs. */
const CHANNEL = 'gm-baustein-kopiert';

function read(): Block | null {
  try {
    const text = localStorage.getItem(NAME);
    return text === null ? null : readBlock(JSON.parse(text));
  } catch {
    // Blocked storage, or foreign data.
    return null;
  }
}

/** Copies a block for other pages. False if storage is blocked. */
export function copyBlock(block: Block): boolean {
  try {
    localStorage.setItem(NAME, JSON.stringify(block));
    dispatchEvent(new Event(CHANNEL));
    return true;
  } catch {
    return false;
  }
}

/** The block that was copied last in this browser, or null. */
export function useStorage(): Block | null {
  const [block, setBlock] = useState<Block | null>(null);
  useEffect(() => {
    const refresh = () => setBlock(read());
    refresh();
    addEventListener('storage', refresh);
    addEventListener(CHANNEL, refresh);
    return () => {
      removeEventListener('storage', refresh);
      removeEventListener(CHANNEL, refresh);
    };
  }, []);
  return block;
}
