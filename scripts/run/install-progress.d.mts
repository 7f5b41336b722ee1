type LockedPackage = {
  optional?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

export function installProgress(root: string, folders: string[]): () => string;
export function wantedPackages(
  packages: Record<string, LockedPackage>,
  folders: string[],
): string[];
