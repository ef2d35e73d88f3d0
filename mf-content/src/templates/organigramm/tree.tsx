import type { TreeNode } from './organigramm.context.ts';
import styles from './organigramm.module.css';

interface TreeProps {
  node: TreeNode[];
  className?: string | undefined;
}

/** Units with their heads as nested lists, which convey the structure of the diagram in reading order. */
export function Tree({ node, className }: TreeProps) {
  return (
    <ul className={className}>
      {node.map(({ titel: title, art: kind, detailURL, leitung: lead, untergeordneteOEs: lower }) => (
        <li key={title} data-art={kind}>
          <div className={styles.box}>
            <span className={styles.name}>{detailURL ? <a href={detailURL}>{title}</a> : title}</span>
            {lead && (
              <span className={styles.lead}>
                {lead.detailURL ? <a href={lead.detailURL}>{lead.name}</a> : lead.name}
              </span>
            )}
          </div>
          {lower.length > 0 && <Tree node={lower} />}
        </li>
      ))}
    </ul>
  );
}
