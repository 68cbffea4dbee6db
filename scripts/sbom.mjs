import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { helpIfAsked } from './help.mjs';
import { listPackages, writeManifests } from './product.mjs';

helpIfAsked(`npm run sbom

Lists the packages that are shipped, with their licences and hashes, in CycloneDX on standard output.`);

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-sbom-'));
try {
  writeManifests(folder);
  process.stdout.write(listPackages(folder));
} finally {
  rmSync(folder, { recursive: true });
}
