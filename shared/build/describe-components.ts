import type { BundledPackage } from './list-packages.ts';

/** The software bill of materials of a release: CycloneDX 1.6, JSON. */
export function describeComponents(
  { name, version, createdAt }: { name: string; version: string; createdAt: string },
  packages: readonly BundledPackage[],
): object {
  const byName = new Map(packages.map((bundled) => [`${bundled.name}@${bundled.version}`, bundled]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { timestamp: createdAt, component: { type: 'application', name, version } },
    components: [...byName.keys()].sort().flatMap((ref) => {
      const bundled = byName.get(ref);
      if (!bundled) return [];
      const purl = `pkg:npm/${bundled.name.replace('@', '%40')}@${bundled.version}`;
      const licenses = bundled.license ? { licenses: [{ expression: bundled.license }] } : {};
      return [{ type: 'library', 'bom-ref': purl, name: bundled.name, version: bundled.version, purl, ...licenses }];
    }),
  };
}
