/**
 * Why a step failed, in one line, and what a person can do about it, in another.
 * @typedef {{ reason: string, remedy: string }} Reason
 */

/** @type {ReadonlyArray<{ says: RegExp, reason: string, remedy: string }>} the first that matches wins */
const KNOWN = [
  {
    says: /ERR_PNPM_OUTDATED_LOCKFILE|ERR_PNPM_LOCKFILE_(CONFIG_MISMATCH|MISSING_DEPENDENCY)|ERR_PNPM_NO_LOCKFILE/,
    reason: "pnpm-lock.yaml does not fit the package.json files",
    remedy: "bring it up to date with: npx pnpm@10 install --no-frozen-lockfile",
  },
  {
    says: /ERR_PNPM_CATALOG_|ERR_PNPM_SPEC_NOT_SUPPORTED/,
    reason: "a package.json asks for a version that the catalog in pnpm-workspace.yaml does not have",
    remedy: "add the dependency to the catalog, then: npx pnpm@10 install --no-frozen-lockfile",
  },
  {
    says: /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT)\b|network timeout/,
    reason: "the package registry can't be reached",
    remedy: "check the network, the proxy settings and: npm config get registry",
  },
  {
    says: /\b(CERT_[A-Z_]+|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT\w*)|DEPTH_ZERO_SELF_SIGNED_CERT)\b/,
    reason: "the certificate of the package registry is not trusted here",
    remedy: "name your organisation's certificate authority in the environment variable NODE_EXTRA_CA_CERTS",
  },
  {
    says: /\b(E401|E403|ERR_PNPM_FETCH_40[13])\b|\b40[13] (Unauthorized|Forbidden)\b/,
    reason: "the package registry refuses access",
    remedy: "log in to it (npm login), or point npm at one that you may read: npm config set registry URL",
  },
  {
    says: /\b(E404|ETARGET|ERR_PNPM_FETCH_404|ERR_PNPM_NO_MATCHING_VERSION)\b/,
    reason: "the package registry lacks a package of the lockfile",
    remedy: "compare it with the public one: npm config get registry",
  },
  {
    says: /\b(ENOSPC|ERR_PNPM_ENOSPC)\b|No space left on device/i,
    reason: "the disk is full",
    remedy: "free about 500 MB (1 GB with a browser) and run the command again",
  },
  {
    says: /\b(EACCES|EPERM|EROFS)\b|Permission denied|are you root\?/i,
    reason: "no permission to write where the step has to",
    remedy: "run it as the owner of this folder and of your home folder",
  },
  {
    says: /\bENOMEM\b|JavaScript heap out of memory|SIGKILL/,
    reason: "the machine ran out of memory",
    remedy: "close something, or give the machine 2 GB, and run the command again",
  },
];

/**
 * Reads the reason of a failure out of what a tool printed.
 * @param {string} output
 * @param {Reason} otherwise where the output says nothing known
 * @returns {Reason}
 */
export function explain(output, otherwise) {
  const known = KNOWN.find(({ says }) => says.test(output));
  return known ? { reason: known.reason, remedy: known.remedy } : otherwise;
}

/**
 * The last lines of a tool's output: enough to see the cause, not a screenful.
 * @param {string} output
 * @param {number} [lines]
 */
export function tail(output, lines = 12) {
  return output.trimEnd().split(/\r?\n/).slice(-lines).join("\n");
}
