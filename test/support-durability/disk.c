/*
 * A layer between a process and its disk, for LD_PRELOAD. It watches one folder (REGLAMENT_DISK_DATA).
 *
 * Power cut: the folder REGLAMENT_DISK_SAFE holds what the disk would have kept. What is written stays in memory, as in a
 * page cache; fsync and fdatasync copy the file, as it stands, to the safe folder. A process that is killed leaves behind
 * both, and the test makes of them what a power cut could have left (see power-cut.ts). Names are kept as file systems with
 * a journal keep them: any sync keeps every name that has come and gone before it.
 *
 * Faults: while the file REGLAMENT_DISK_FAULT exists, its first letter says what is wrong. F: the disk is full (nothing
 * can be written). R: it has become read-only. Reading goes on.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define CHUNK 65536

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

static const char *setting(const char *name) {
  const char *value = getenv(name);
  return value && *value ? value : NULL;
}

/* The name of a file right in the watched folder, or NULL. */
static const char *watched(const char *path) {
  const char *folder = setting("REGLAMENT_DISK_DATA");
  if (!folder || !path) return NULL;
  size_t length = strlen(folder);
  if (strncmp(path, folder, length) != 0 || path[length] != '/') return NULL;
  const char *name = path + length + 1;
  return strchr(name, '/') || strstr(name, " (deleted)") ? NULL : name;
}

/* The same for an open file. The name is put into `path`. */
static const char *watched_fd(int fd, char path[PATH_MAX]) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length < 0) return NULL;
  path[length] = 0;
  return watched(path);
}

/* 0, or the error every write meets now. */
static int fault(void) {
  const char *file = setting("REGLAMENT_DISK_FAULT");
  if (!file) return 0;
  int fd = REAL(open)(file, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return 0;
  char letter = 0;
  ssize_t got = read(fd, &letter, 1);
  close(fd);
  if (got != 1) return 0;
  return letter == 'F' ? ENOSPC : letter == 'R' ? EROFS : 0;
}

static int fault_of_fd(int fd) {
  char path[PATH_MAX];
  return watched_fd(fd, path) ? fault() : 0;
}

/* What has been written to a file since its last sync; nothing is known of it before the first one. */
static struct written {
  char name[NAME_MAX + 1];
  off_t from, to;
} files[32];

/* The entry of a file; a new one, of which all is to be kept, unless there is one. Only under the lock. */
static struct written *written_of(const char *name) {
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    if (strcmp(files[i].name, name) == 0) return &files[i];
    if (files[i].name[0]) continue;
    strncpy(files[i].name, name, NAME_MAX);
    files[i].to = LLONG_MAX;
    return &files[i];
  }
  abort();
}

static void note(int fd, off_t at, size_t count) {
  char path[PATH_MAX];
  const char *name = setting("REGLAMENT_DISK_SAFE") ? watched_fd(fd, path) : NULL;
  if (!name) return;
  pthread_mutex_lock(&one_at_a_time);
  struct written *file = written_of(name);
  if (file->from == file->to) file->from = file->to = at;
  if (at < file->from) file->from = at;
  if (at + (off_t)count > file->to) file->to = at + (off_t)count;
  pthread_mutex_unlock(&one_at_a_time);
}

/* A kill in the middle leaves a mixture of old and new, as a disk would. */
static void copy_file(int from, int to, struct written *file) {
  char bytes[CHUNK];
  for (off_t at = file->from; at < file->to;) {
    off_t left = file->to - at;
    ssize_t got = pread(from, bytes, left < CHUNK ? (size_t)left : CHUNK, at);
    if (got <= 0) break;
    if (REAL(pwrite64)(to, bytes, (size_t)got, at) != got) abort();
    at += got;
  }
  struct stat now;
  if (fstat(from, &now) != 0 || REAL(ftruncate64)(to, now.st_size) != 0) abort();
  file->from = file->to = 0;
}

/* Names that are gone from the watched folder are forgotten by the disk too. */
static void keep_names(const char *data, const char *safe) {
  DIR *folder = opendir(safe);
  if (!folder) return;
  for (struct dirent *entry; (entry = readdir(folder));) {
    if (entry->d_name[0] == '.') continue;
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s/%s", data, entry->d_name);
    if (access(path, F_OK) == 0) continue;
    snprintf(path, sizeof path, "%s/%s", safe, entry->d_name);
    REAL(unlink)(path);
  }
  closedir(folder);
}

static void keep(int fd) {
  const char *safe = setting("REGLAMENT_DISK_SAFE");
  char path[PATH_MAX], kept[PATH_MAX];
  const char *name = safe ? watched_fd(fd, path) : NULL;
  if (!name) return;
  pthread_mutex_lock(&one_at_a_time);
  snprintf(kept, sizeof kept, "%s/%s", safe, name);
  int from = REAL(open)(path, O_RDONLY | O_CLOEXEC);
  int to = REAL(open)(kept, O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (from < 0 || to < 0) abort();
  copy_file(from, to, written_of(name));
  close(from);
  close(to);
  keep_names(setting("REGLAMENT_DISK_DATA"), safe);
  pthread_mutex_unlock(&one_at_a_time);
}

#define SYNC(name)                             \
  int name(int fd) {                           \
    int error = fault_of_fd(fd);               \
    if (error == EROFS) {                      \
      errno = error;                           \
      return -1;                               \
    }                                          \
    /* The safe folder stands for the disk. */ \
    if (setting("REGLAMENT_DISK_SAFE")) {      \
      keep(fd);                                \
      return 0;                                \
    }                                          \
    return REAL(name)(fd);                     \
  }
SYNC(fsync)
SYNC(fdatasync)

#define REFUSE(fd)               \
  int error = fault_of_fd(fd);   \
  if (error) {                   \
    errno = error;               \
    return -1;                   \
  }

ssize_t write(int fd, const void *bytes, size_t count) {
  /* Standard output and pipes are no files of the folder: asking is cheap only for the others. */
  if (fd > 2) {
    REFUSE(fd)
    note(fd, lseek(fd, 0, SEEK_CUR), count);
  }
  return REAL(write)(fd, bytes, count);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
  REFUSE(fd)
  note(fd, at, count);
  return REAL(pwrite64)(fd, bytes, count, at);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) {
  REFUSE(fd)
  note(fd, at, count);
  return REAL(pwrite)(fd, bytes, count, at);
}

int ftruncate64(int fd, off64_t length) {
  REFUSE(fd)
  return REAL(ftruncate64)(fd, length);
}

int ftruncate(int fd, off_t length) {
  REFUSE(fd)
  return REAL(ftruncate)(fd, length);
}

/* A full disk still opens what is there; a read-only one opens nothing for writing. */
static int refused_to_open(const char *path, int flags) {
  if (!watched(path)) return 0;
  int error = fault();
  if (error == EROFS && (flags & (O_WRONLY | O_RDWR | O_CREAT))) return error;
  if (error == ENOSPC && (flags & O_CREAT) && access(path, F_OK) != 0) return error;
  return 0;
}

#define OPEN(name)                                       \
  int name(const char *path, int flags, ...) {           \
    mode_t mode = 0;                                     \
    if (flags & (O_CREAT | O_TMPFILE)) {                 \
      va_list rest;                                      \
      va_start(rest, flags);                             \
      mode = va_arg(rest, mode_t);                       \
      va_end(rest);                                      \
    }                                                    \
    int error = refused_to_open(path, flags);            \
    if (error) {                                         \
      errno = error;                                     \
      return -1;                                         \
    }                                                    \
    return REAL(name)(path, flags, mode);                \
  }
OPEN(open)
OPEN(open64)

int unlink(const char *path) {
  if (watched(path) && fault() == EROFS) {
    errno = EROFS;
    return -1;
  }
  return REAL(unlink)(path);
}
