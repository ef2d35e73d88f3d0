#!/bin/sh
# Stands for journalctl beside the stand-in for systemctl: journalctl -u <unit> -n <lines>.
while getopts u:n: option; do case $option in u) unit=$OPTARG ;; n) lines=$OPTARG ;; *) exit 1 ;; esac; done
tail -n "$lines" "/run/stand-in/$unit.service.log"
